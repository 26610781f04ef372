import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/terms.ts";

export const messages: Translation<typeof english> = {
  title: "Conditions d’utilisation",
  lead: "Les quelques règles à suivre pour utiliser ce site.",
  account: {
    title: "Ton compte",
    text: "Un compte est destiné à une seule personne. Choisis un mot de passe que tu n’utilises nulle part ailleurs. Tu es responsable de ce qui est fait avec ton compte\u202f; si tu penses que quelqu’un d’autre l’utilise, change le mot de passe\u00a0: tous les autres appareils seront déconnectés.",
  },
  may: {
    title: "Ce que tu peux faire",
    text: "Lire, chercher et enregistrer des mots, pour toi, autant que tu veux. Les textes d’autres sources appartiennent à ces sources\u202f; chacun porte un lien vers la sienne.",
  },
  mayNot: {
    title: "Ce que tu ne peux pas faire",
    text: "Mettre le site hors service ou tenter de le faire, lire les données d’autres personnes, copier des textes en masse par des moyens automatisés, ou publier des noms de listes qui insultent ou harcèlent. Un compte qui sert à cela peut être fermé.",
  },
  promised: {
    title: "Ce qui est promis, et ce qui ne l’est pas",
    text: "Les textes et les traductions sont faits avec soin, mais ils peuvent contenir des erreurs et sont destinés à l’apprentissage d’une langue. Ne t’y fie pas lorsqu’une erreur pourrait causer un dommage. Le site peut évoluer, s’interrompre ou prendre fin.",
    more: "La façon dont tes données sont traitées est décrite à la page <privacy>Confidentialité</privacy>. Pour joindre l’exploitant de ce site, passe par la <contact>page de contact</contact>.",
  },
};
