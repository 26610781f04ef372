import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "Non è stato possibile aggiornare i dati del tuo account",
  passwordsDoNotMatch: "Le password non coincidono",
  passwordTooShort: "La password deve avere almeno 6 caratteri",
  unexpectedError: "Si è verificato un errore imprevisto",
  articleRewrite: "In questo momento non è possibile caricare l’articolo. Riprova tra qualche secondo.",
  article: "In questo momento non è possibile caricare questo articolo.",
  rewrite: "In questo momento non è possibile caricare il contenuto dell’articolo.",
  newsfeed: "In questo momento non è possibile caricare gli articoli.",
  translation: "Il servizio di traduzione non è disponibile al momento. Riprova tra qualche secondo.",
  statistics: "In questo momento non è possibile caricare le statistiche.",
  streak: "In questo momento non è possibile caricare la serie.",
  wordAlreadySaved: "Parola già salvata",
  feedbackFailed: "Non è stato possibile inviare il feedback. Riprova.",
  feedbackNetwork: "Errore di rete. Controlla la connessione e riprova.",
  preferencesLoad: "Non è stato possibile caricare le preferenze",
  preferencesUpdate: "Non è stato possibile aggiornare le preferenze",
  passwordUpdated: "Password aggiornata!",
  passwordUpdatedText: "La tua password è stata aggiornata.",
};
