import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "Prova il rollback",
    text: "Prova la release di riserva di ogni componente: i file, i nomi e se si carica in un browser accanto a ciò che è in produzione. Per i lettori non cambia nulla.",
    run: "Prova ora",
    running: "Ogni riserva viene caricata in un browser. Può volerci qualche minuto.",
    failed: "In questo momento non è possibile fare la prova. Riprova.",
    none: "Non c’è ancora nulla a cui tornare.",
    results: "Esito della prova",
    works: "{deployable} può tornare a {release}.",
    broken: "{deployable} non potrebbe tornare a {release}.",
  },
  worker: {
    title: "Service worker",
    on: "Attivo: le pagine già lette si possono leggere offline e le pagine bloccate vengono rilevate.",
    off: "Disattivato: non si può leggere nulla offline e le pagine bloccate non vengono rilevate.",
    switchOff: "Disattiva…",
    switchOn: "Attiva…",
  },
};
