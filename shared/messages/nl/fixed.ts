import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "Je gegevens konden niet worden vernieuwd",
  passwordsDoNotMatch: "De wachtwoorden komen niet overeen",
  passwordTooShort: "Het wachtwoord moet minstens 6 tekens lang zijn",
  unexpectedError: "Er ging onverwacht iets mis",
  articleRewrite: "Het artikel kan nu niet worden geladen. Probeer het over een paar seconden opnieuw.",
  article: "Dit artikel kan nu niet worden geladen…",
  rewrite: "De tekst van het artikel kan nu niet worden geladen…",
  newsfeed: "De artikelen kunnen nu niet worden geladen…",
  translation: "Vertalen lukt nu even niet. Probeer het over een paar seconden opnieuw.",
  statistics: "De statistieken kunnen nu niet worden geladen…",
  streak: "Je reeks kan nu niet worden geladen…",
  wordAlreadySaved: "Dit woord is al opgeslagen",
  feedbackFailed: "Je feedback kon niet worden verstuurd. Probeer het opnieuw.",
  feedbackNetwork: "Netwerkfout. Controleer je verbinding en probeer het opnieuw.",
  preferencesLoad: "Je voorkeuren konden niet worden geladen",
  preferencesUpdate: "Je voorkeuren konden niet worden opgeslagen",
  passwordUpdated: "Wachtwoord gewijzigd!",
  passwordUpdatedText: "Je nieuwe wachtwoord is opgeslagen.",
};
