import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/lists.ts";

export const messages: Translation<typeof english> = {
  pages: "分页",
  previous: "上一页",
  page: "第 {page} 页",
  next: "下一页",
  actions: "操作",
};
