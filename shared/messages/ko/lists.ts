import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/lists.ts";

export const messages: Translation<typeof english> = {
  pages: "페이지",
  previous: "이전",
  page: "{page}페이지",
  next: "다음",
  actions: "작업",
};
