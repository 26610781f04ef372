import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/lists.ts";

export const messages: Translation<typeof english> = {
  pages: "Seiten",
  previous: "Zurück",
  page: "Seite {page}",
  next: "Weiter",
  actions: "Aktionen",
};
