import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "Parole cercate",
  lead: "Ogni parola che hai cercato leggendo, dalla più recente.",
  kept: "Le parole cercate si conservano per {months, plural, one {# mese} other {# mesi}}.",
  failed: "In questo momento non è possibile caricare le parole cercate.",
  empty: {
    title: "Ancora nessuna parola cercata",
    text: "Tocca una parola in un articolo per vedere che cosa significa. Resterà annotata qui.",
    action: "Leggi qualcosa",
  },
  columns: { word: "Parola", translation: "Traduzione", met: "Incontrata in", when: "Quando" },
};
