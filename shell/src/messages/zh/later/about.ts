import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "关于 Lagom",
  lead: "Lagom 是瑞典语，意思是“刚刚好”。在这里，它是你今天能愉快读下去的那一点新语言，明天再多一点。",
  works: {
    title: "怎么用",
    levels:
      "这里的每篇文章都有难度不同的多个版本，按欧洲语言共同参考框架（CEFR）从 A1 到 C1。你来选择语言和级别；读起来太轻松或太吃力时，换个级别，仍停在同一段。",
    words:
      "点一个词，就能看到它在这句话里的意思、它的原形，以及译成你母语的整句话。保存下来，以后每次遇见它都有标记。",
  },
  texts: {
    title: "文章从哪里来",
    text: "标有“Lagom collection”的文章和图书概要，是专门为本站用每种语言、按每个级别写成的。它们讲的是经得起时间的话题，不会冒充当天的新闻。来自别处的文章都附有来源和链接。如果一篇文章没有你要的级别，会显示最接近的级别，并用标签注明。",
  },
  meanings: {
    title: "释义从哪里来",
    text: "来自与文章一同编写的词库。如果词库里没有，查词面板会说明是哪部词典给出的答案，或者哪里都没有查到。猜测的结果绝不会当作事实显示。",
  },
  more: "更多内容见<faq>常见问题</faq>，也可以<contact>联系我们</contact>。",
};
