import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description:
    "Nyheter och böcker, omskrivna till precis rätt nivå, för dig som lär dig språk genom att läsa.",
  screenshots: {
    reading: "En text på din nivå: tryck på ett ord för att slå upp det",
    newsfeed: "Nyheterna visar hur mycket du kan av varje text",
  },
  shortcuts: {
    read: "Läs vidare",
    review: "Repetera ord",
    books: "Böcker",
  },
};
