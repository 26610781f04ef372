import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description: "Notizie e libri riscritti al livello giusto, per chi impara una lingua leggendo.",
  screenshots: {
    reading: "Un testo al tuo livello: tocca una parola per cercarla",
    newsfeed: "Le notizie, con quanto conosci già di ogni testo",
  },
  shortcuts: {
    read: "Continua a leggere",
    review: "Ripassa le parole",
    books: "Libri",
  },
};
