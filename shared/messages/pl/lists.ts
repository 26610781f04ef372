import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/lists.ts";

export const messages: Translation<typeof english> = {
  pages: "Strony",
  previous: "Poprzednia",
  page: "Strona {page}",
  next: "Następna",
  actions: "Działania",
};
