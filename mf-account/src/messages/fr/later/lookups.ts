import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "Mots consultés",
  lead: "Tous les mots que tu as cherchés en lisant, du plus récent au plus ancien.",
  kept: "Les mots consultés sont gardés {months, plural, one {# mois} other {# mois}}.",
  failed: "Impossible de charger tes mots consultés pour l’instant…",
  empty: {
    title: "Pas encore de mots consultés",
    text: "Touche un mot dans un article pour voir ce qu’il veut dire. Chacun est noté ici.",
    action: "Aller lire",
  },
  columns: { word: "Mot", translation: "Traduction", met: "Rencontré dans", when: "Quand" },
};
