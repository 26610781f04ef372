import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "查词记录",
  lead: "你阅读时查过的每个词，最新的在前。",
  kept: "查词记录保留 {months, number} 个月。",
  failed: "暂时无法加载查词记录…",
  empty: {
    title: "还没有查词记录",
    text: "在文章里点任意一个词即可查看意思，每次查词都会记在这里。",
    action: "去读点什么",
  },
  columns: { word: "单词", translation: "翻译", met: "出处", when: "时间" },
};
