import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "Mina artiklar",
  lead: "Det du har öppnat och läst ut, nyast först.",
  failed: "Dina artiklar kan inte läsas in just nu…",
  empty: {
    title: "Inga artiklar än",
    text: "Öppna en artikel bland nyheterna. Sedan hittar du den här.",
    action: "Till nyheterna",
  },
  finished: "Utläst",
  opened: "Öppnad",
};
