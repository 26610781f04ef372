import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "Mes articles",
  lead: "Ce que tu as ouvert et terminé, du plus récent au plus ancien.",
  failed: "Impossible de charger tes articles pour l’instant…",
  empty: {
    title: "Pas encore d’articles",
    text: "Ouvre un article des actualités. Tu le retrouveras ensuite ici.",
    action: "Aller aux actualités",
  },
  finished: "Terminé",
  opened: "Ouvert",
};
