import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}:",
    enterCode: "Oppure inserisci questo codice: {code}",
    signup: {
      subject: "Conferma il tuo indirizzo email",
      lead: "Ti diamo il benvenuto su Lagom. Conferma questo indirizzo email per completare la registrazione.",
      button: "Conferma indirizzo",
      ignore: "Se la registrazione non è tua, ignora questa email: non verrà creato nessun account.",
    },
    invite: {
      subject: "Hai un invito per Lagom",
      lead: "Hai ricevuto un invito a leggere con Lagom. Accettalo per creare il tuo account.",
      button: "Accetta l’invito",
      ignore: "Se non vuoi un account, ignora questa email.",
    },
    recovery: {
      subject: "Scegli una nuova password",
      lead: "Hai richiesto una nuova password. Il link funziona una volta sola, per un’ora.",
      button: "Scegli una nuova password",
      ignore: "Se non l’hai richiesta tu, ignora questa email: la tua password resta com’è.",
    },
    magiclink: {
      subject: "Il tuo link per accedere",
      lead: "Accedi a Lagom con questo link. Funziona una volta sola, per un’ora.",
      button: "Accedi",
      ignore: "Se non l’hai richiesto tu, ignora questa email.",
    },
    email_change_old: {
      subject: "Il tuo indirizzo email sta per cambiare",
      lead: "Hai chiesto di usare un altro indirizzo. Approva il cambio qui e nell’email inviata a quello nuovo.",
      button: "Approva il cambio",
      ignore:
        "Se non l’hai chiesto tu, ignora questa email per mantenere il tuo indirizzo, e cambia la password.",
    },
    email_change_new: {
      subject: "Conferma il tuo nuovo indirizzo email",
      lead: "Hai chiesto di usare questo indirizzo. Confermalo qui e approva il cambio nell’email inviata a quello vecchio.",
      button: "Conferma indirizzo",
      ignore: "Se non l’hai chiesto tu, ignora questa email.",
    },
    reauthentication: {
      subject: "Il tuo codice",
      lead: "Inserisci questo codice per continuare con la modifica del tuo account.",
      button: "Apri Lagom",
      ignore: "Se non l’hai richiesto tu, cambia la password.",
    },
    password_changed: {
      subject: "La tua password è stata cambiata",
      lead: "La password del tuo account Lagom è stata cambiata e tutti gli altri dispositivi sono stati disconnessi.",
      button: "Scegli una nuova password",
      ignore: "Se non l’hai fatto tu, scegli subito una nuova password.",
    },
    email_changed: {
      subject: "Il tuo indirizzo email è stato cambiato",
      lead: "Il tuo account Lagom ora ha un altro indirizzo email. Con questo non puoi più accedere.",
      button: "Scrivici",
      ignore: "Se non l’hai fatto tu, scrivici subito.",
    },
  },
  reminders: {
    review: {
      title: "{due, plural, one {# parola da ripassare} other {# parole da ripassare}}",
      lead: "Un breve ripasso oggi e resta tutto in mente.",
      action: "Ripassa ora",
    },
    read: {
      title: "È ora di leggere",
      lead: "Per oggi basta un testo breve.",
      action: "Scegli un testo",
    },
    why: "Ricevi questa email perché hai attivato i promemoria di Lagom.",
    stop: "Disattiva queste email",
  },
  unsubscribe: {
    ask: {
      title: "Disattivare i promemoria per email?",
      text: "Puoi riattivarli in Preferenze.",
      action: "Disattiva queste email",
    },
    done: {
      title: "Non riceverai più promemoria per email",
      text: "Puoi riattivarli in Preferenze.",
      action: "Continua a leggere",
    },
    unknown: {
      title: "Questo link non funziona",
      text: "Aprilo di nuovo dall’email o disattiva i promemoria in Preferenze.",
      action: "Apri Lagom",
    },
  },
  pages: {
    none: {
      title: "Questa pagina non esiste",
      text: "Forse prima era qui. <start>Vai alla pagina iniziale</start>.",
    },
    failed: {
      title: "Qualcosa è andato storto",
      text: "Non è stato possibile mostrare questa pagina. Quello che hai salvato è al sicuro. <again>Riprova</again>, se serve tra un minuto.",
      tell: "Se ci scrivi per segnalarlo, allega questo: <code>{id}</code>",
    },
    starting: {
      title: "Lagom si sta avviando",
      text: "La prima release è in preparazione. Questa pagina si aggiorna da sola.",
    },
    needsScript: "Per mostrare questa pagina, Lagom ha bisogno di JavaScript.",
  },
  heads: {
    bookBy: "{title} di {authors}",
    book: "{book}: leggi il riassunto al livello giusto per te, in una delle 16 lingue di Lagom.",
    list: "Una lista di libri su Lagom.",
    listOf: "Una lista di libri su Lagom: {titles}…",
  },
};
