import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "Possiamo misurare come viene usato Lagom?",
    text: "Ci aiuta a capire quali testi e quali funzioni meritano il nostro lavoro: pagine aperte, parole cercate, testi finiti. Mai quello che scrivi, mai per la pubblicità.",
    more: "Che cosa misuriamo e come cambiare scelta",
    recording: "Registra anche come si usa la pagina sullo schermo, con tutti i testi e i campi nascosti",
    refuse: "No, grazie",
    accept: "Sì, misurate pure",
    settings: "La tua scelta",
    analytics: "Misura come uso Lagom",
    notMeasured: "Su questo sito non è attiva nessuna analisi d’uso, quindi non si misura nulla.",
    kept: "La tua scelta è salvata.",
  },
  changes: {
    waiting: "{count, plural, one {# modifica in attesa} other {# modifiche in attesa}} di invio.",
    sent: "{count, plural, one {# modifica inviata} other {# modifiche inviate}} ({time}).",
    refused: "La modifica di “{label}” non è stata accettata: {reason}",
    refusedUnnamed: "Una modifica non è stata accettata: {reason}",
    noReason: "il server non ha indicato il motivo",
    ok: "OK",
  },
  update: {
    ready: "È pronta una nuova versione di Lagom.",
    reload: "Ricarica",
  },
  keys: {
    title: "Scorciatoie",
    everywhere: {
      title: "In ogni pagina",
      next: "Il link o il pulsante successivo; con ⇧ il precedente",
      follow: "Apri il link, premi il pulsante",
      close: "Chiudi ciò che è aperto",
      show: "Mostra queste scorciatoie",
    },
  },
};
