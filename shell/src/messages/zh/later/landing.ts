import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
  title: "用刚好的难度，读懂世界",
  eyebrow: "16 种语言的新闻与图书",
  heading: "用刚好的难度，\n读懂世界。",
  lead: "真实的文章和图书，改写成你能轻松享受的难度。点一下任何一个词，就能看懂它；存下来，它就是你的了。",
  start: "免费开始阅读",
  promise: "没有广告。你的生词只属于你。",
  languages: "可以阅读的语言",
  passage: "试读文章",
  level: "文章级别",
  hint: "换个级别，或点一个词试试。",
  points: {
    level: {
      title: "适合你的级别，而不是课程的",
      text: "每篇文章都有多个级别，从简短的句子到完整的原文。觉得轻松了就升一级，读到哪里不会丢。",
    },
    meaning: {
      title: "意思就在眼前",
      text: "点一下，就能看到这个词在这句话里的意思。点过的词还在眼前，你也不会找不到读到哪里。",
    },
    words: {
      title: "记得住的词",
      text: "存下一个词，以后在每篇文章里都能看到它的标记。在生词本里，它和你遇见它的那句话一起等着你。",
    },
  },
};
