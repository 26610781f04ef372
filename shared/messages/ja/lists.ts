import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/lists.ts";

export const messages: Translation<typeof english> = {
  pages: "ページ",
  previous: "前へ",
  page: "{page}ページ",
  next: "次へ",
  actions: "操作",
};
