import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/lists.ts";

export const messages: Translation<typeof english> = {
  pages: "Sidor",
  previous: "Föregående",
  page: "Sida {page}",
  next: "Nästa",
  actions: "Åtgärder",
};
