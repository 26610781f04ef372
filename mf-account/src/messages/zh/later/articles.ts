import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "读过的文章",
  lead: "你打开过和读完的文章，最新的在前。",
  failed: "暂时无法加载读过的文章…",
  empty: {
    title: "还没有读过的文章",
    text: "在新闻里打开一篇文章，以后就能在这里找到它。",
    action: "前往新闻",
  },
  finished: "已读完",
  opened: "打开于",
};
