import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "Quello che le persone hanno scritto dal pulsante di feedback e dalla pagina dei contatti, dal più recente.",
  failed: "In questo momento non è possibile caricare il feedback.",
  search: "Parole o mittente",
  empty: { title: "Ancora nessun feedback", text: "Nessuno ha scritto." },
  context: "Da {page} · {language} {level}",
  state: "Stato",
  choices: { state: { all: "Tutti", open: "Aperti", done: "Completati" } },
  done: "Completato",
  finish: {
    label: "Segna come completato",
    labelOf: "Segna come completato: {subject}",
    said: "Segnato come completato.",
  },
  reopen: { label: "Riapri", labelOf: "Riapri: {subject}", said: "Riaperto." },
};
