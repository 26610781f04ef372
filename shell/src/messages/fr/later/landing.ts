import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
  title: "Lis le monde, exactement à ton niveau",
  eyebrow: "Actualités et livres en 16 langues",
  heading: "Lis le monde,\nexactement\nà ton niveau.",
  lead: "De vrais articles et de vrais livres, réécrits au niveau où lire devient un plaisir. Touche un mot pour le comprendre. Garde-le, et il te restera.",
  start: "Commencer à lire, c’est gratuit",
  promise: "Pas de pub. Tes mots restent à toi.",
  languages: "Langues de lecture",
  passage: "Un texte à essayer",
  level: "Niveau du texte",
  hint: "Change de niveau ou touche un mot.",
  points: {
    level: {
      title: "Ton niveau, pas celui d’une leçon",
      text: "Chaque texte existe à plusieurs niveaux, des phrases courtes à la langue complète. Monte d’un cran quand c’est facile\u00a0: tu gardes ta place dans le texte.",
    },
    meaning: {
      title: "Le sens, là où tu lis",
      text: "Il suffit de toucher un mot pour voir ce qu’il veut dire dans cette phrase précise. Tu ne perds de vue ni le mot, ni ta place.",
    },
    words: {
      title: "Des mots qui restent",
      text: "Garde un mot, et tu le verras marqué dans tous les textes suivants. Dans Mes mots, il t’attend avec la phrase où tu l’as rencontré.",
    },
  },
};
