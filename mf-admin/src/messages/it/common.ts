import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "Amministrazione",
  dashboard: "Dashboard",
  bookLists: "Liste di libri",
  ratings: "Valutazioni",
  users: "Utenti",
  feedback: "Feedback",
  mails: "Email",
  feeds: "Feed",
  dictionaries: "Dizionari",
  releases: "Release",
  none: "nessuno",
  toDashboard: "Vai alla dashboard",
  toFirstPage: "Prima pagina",
  searchHint: "Scrivi per cercare",
  sort: "Ordine",
  showAll: "Mostra tutto",
  nothingFound: {
    title: "Nessun risultato",
    text: "Niente corrisponde alla ricerca. Prova con meno lettere o mostra tutto.",
  },
  pageEmpty: { title: "Niente in questa pagina", text: "L’elenco si è accorciato dalla tua ultima visita." },
  forbidden: {
    title: "Questa pagina è per gli amministratori",
    text: "Il tuo account non può vederla. Chiedi a un amministratore di darti il ruolo.",
    action: "Vai alle notizie",
  },
  operatorsOnly: {
    title: "Questa pagina è per gli operatori",
    text: "Gli operatori scelgono i feed e gestiscono le release. Chiedi a uno di loro di farlo o di darti il ruolo.",
    action: "Vai alle notizie",
  },
  changes: {
    undo: "Annulla",
    undone: "Annullato.",
    cancel: "Annulla",
    actionsFor: "Azioni per {name}",
    typeToConfirm: "Scrivi {text} per confermare",
    forbidden: "Il tuo ruolo non lo consente.",
    conflict: "Non è più possibile: nel frattempo qualcosa è cambiato.",
    gone: "Non c’è più.",
    unavailable: "Il servizio di autenticazione non lo consente da qui.",
    failed: "In questo momento non è possibile fare la modifica. Riprova tra qualche secondo.",
  },
  ago: {
    now: "proprio ora",
    minutes: "{count, number} min",
    hours: "{count, number} h",
    days: "{count, plural, one {# giorno} other {# giorni}}",
  },
};
