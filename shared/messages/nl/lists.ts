import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/lists.ts";

export const messages: Translation<typeof english> = {
  pages: "Pagina’s",
  previous: "Vorige",
  page: "Pagina {page}",
  next: "Volgende",
  actions: "Acties",
};
