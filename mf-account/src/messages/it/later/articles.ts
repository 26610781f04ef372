import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "I miei articoli",
  lead: "Quello che hai aperto e finito, dal più recente.",
  failed: "In questo momento non è possibile caricare i tuoi articoli.",
  empty: {
    title: "Ancora nessun articolo",
    text: "Apri un articolo tra le notizie. Da allora lo ritroverai qui.",
    action: "Vai alle notizie",
  },
  finished: "Finito",
  opened: "Aperto",
};
