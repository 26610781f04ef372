import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "À propos",
  lead: "En suédois, «\u00a0lagom\u00a0» veut dire «\u00a0juste ce qu’il faut\u00a0». Ici, c’est ce que tu peux lire avec plaisir aujourd’hui dans une nouvelle langue, et un peu plus demain.",
  works: {
    title: "Comment ça marche",
    levels:
      "Ici, chaque texte existe en plusieurs versions, plus ou moins difficiles, de A1 à C1 sur l’échelle européenne (CECR). Tu choisis une langue et un niveau\u202f; si un texte te semble trop facile ou trop difficile, tu changes de niveau sans quitter le paragraphe où tu en es.",
    words:
      "Touche un mot pour voir ce qu’il veut dire dans cette phrase, sa forme de base et la phrase dans ta langue. Enregistre-le, et il sera marqué partout où tu le rencontreras à nouveau.",
  },
  texts: {
    title: "D’où viennent les textes",
    text: "Les articles et les résumés de livres signés «\u00a0Lagom collection\u00a0» ont été écrits pour ce site, dans chaque langue et à chaque niveau. Ils parlent de choses qui durent et ne prétendent pas être l’actualité du jour. Un texte venu d’ailleurs indique sa source, avec un lien vers elle. Si un texte n’existe pas au niveau demandé, c’est le niveau le plus proche qui s’affiche, et son badge le signale.",
  },
  meanings: {
    title: "D’où viennent les traductions",
    text: "D’un lexique élaboré en même temps que les textes. Quand un mot n’y figure pas, la fiche indique quel autre dictionnaire a répondu, ou qu’aucun ne l’a fait. Une supposition n’est jamais présentée comme une certitude.",
  },
  more: "Pour en savoir plus, consulte les <faq>questions fréquentes</faq> ou <contact>écris-nous</contact>.",
};
