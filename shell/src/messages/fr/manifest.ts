import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description:
    "Des actualités et des livres réécrits exactement à ton niveau, pour apprendre une langue en lisant.",
  screenshots: {
    reading: "Un texte à ton niveau\u00a0: touche un mot pour le chercher",
    newsfeed: "Les actualités, avec la part de chaque texte que tu connais déjà",
  },
  shortcuts: {
    read: "Continuer la lecture",
    review: "Réviser les mots",
    books: "Livres",
  },
};
