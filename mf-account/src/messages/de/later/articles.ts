import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "Meine Artikel",
  lead: "Was du geöffnet und zu Ende gelesen hast, das Neueste zuerst.",
  failed: "Deine Artikel können gerade nicht geladen werden\u00a0…",
  empty: {
    title: "Noch keine Artikel",
    text: "Öffne einen Artikel im Newsfeed. Von da an findest du ihn hier.",
    action: "Zum Newsfeed",
  },
  finished: "Gelesen",
  opened: "Geöffnet",
};
