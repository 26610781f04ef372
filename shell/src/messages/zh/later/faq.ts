import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "常见问题",
  lead: "简短回答大家最先问到的问题。",
  level: {
    question: "我适合哪个级别？",
    answer:
      "不用每行都停下来就能读懂的那个级别。从低一点开始：在轻松的级别多读，比啃难的文章学得更多。在任何一篇文章里都可以换级别。",
  },
  scale: {
    question: "A1、A2、B1 和 C1 是什么意思？",
    answer:
      "它们是欧洲语言共同参考框架的级别。A1 是用最基础的词写成的很短的句子，A2 是关于日常生活的短句，B1 是熟悉话题的浅显文章，C1 是未经简化的语言。“比 B1 难”这样的标签，表示这篇文章还没有适合你级别的版本。",
  },
  languages: {
    question: "有哪些语言？",
    answer: "共 {count, number} 种：{languages}。各种语言的文章数量有多有少。",
  },
  phrase: {
    question: "怎样查多个词？",
    answer: "选中这些词，或先点一个词，再用查词面板中的按钮加上后一个词。",
  },
  marks: {
    question: "词下面的标记是什么意思？",
    answer: "点线表示你保存的词，彩色线表示学习中的词。已掌握的词没有标记。",
  },
  streak: {
    question: "怎样才能计入连续天数？",
    answer: "按你所在的时区，当天读完一篇文章或读 {words, number} 个词，就算一天。每周漏读的一天会自动补上。",
  },
  cost: {
    question: "要花钱吗？",
    answer: "不用，也没有广告。",
  },
  password: {
    question: "我忘记密码了。",
    answer: "请在<recovery>找回密码</recovery>页面获取链接。",
  },
  mistake: {
    question: "文章或翻译有错。",
    answer: "请点角落里的反馈按钮告诉我们。当前页面会一并发送，说一两句就够了。",
  },
};
