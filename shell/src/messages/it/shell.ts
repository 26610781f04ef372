import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "Qualcosa è andato storto",
    text: "Non è stato possibile mostrare questa pagina. Quello che hai salvato è al sicuro.",
    reload: "Ricarica la pagina",
    home: "Vai alla pagina iniziale",
    reference: "Se ci scrivi per segnalarlo, allega questo:",
  },
  needed: {
    text: "Accedi o crea un account per aprire questa pagina.",
    signIn: "Accedi",
  },
  ended: {
    text: "La sessione è scaduta. Accedi e riprendi da dove eri.",
    signIn: "Accedi di nuovo",
  },
  frame: {
    skip: "Vai al testo",
    main: "Principale",
    newsfeed: "Notizie",
    books: "Libri",
    words: "Le mie parole",
    about: "Info",
    faq: "Domande frequenti",
    contact: "Contatti",
    privacy: "Privacy",
    terms: "Termini",
    cookies: "Cookie",
    signIn: "Accedi",
    startReading: "Inizia a leggere",
    footer: "Informazioni sul sito",
    language: "Lingua di Lagom",
    shortNews: "Notizie",
    shortWords: "Parole",
    shortMe: "Io",
  },
  network: {
    offline: "Sei offline. Puoi comunque leggere quello che hai già aperto.",
    send: "Invia ora",
  },
  account: {
    menu: "Menu dell’account",
    shortMenu: "Io, menu dell’account",
  },
  picker: {
    button: "{language} {level}, lingua e livello",
  },
  leave: {
    title: "Uscire senza inviare?",
    text: "Quello che hai scritto qui non è ancora salvato.",
    stay: "Resta qui",
    leave: "Esci",
  },
  feedback: {
    button: "Feedback",
  },
};
