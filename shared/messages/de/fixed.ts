import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "Deine Anmeldung konnte nicht erneuert werden",
  passwordsDoNotMatch: "Die Passwörter stimmen nicht überein",
  passwordTooShort: "Das Passwort muss mindestens 6 Zeichen lang sein",
  unexpectedError: "Ein unerwarteter Fehler ist aufgetreten",
  articleRewrite:
    "Der Artikel kann gerade nicht geladen werden. Bitte versuch es in ein paar Sekunden noch einmal.",
  article: "Dieser Artikel kann gerade nicht geladen werden\u00a0…",
  rewrite: "Der Text kann gerade nicht geladen werden\u00a0…",
  newsfeed: "Die Artikel können gerade nicht geladen werden\u00a0…",
  translation:
    "Die Übersetzung ist vorübergehend nicht verfügbar. Bitte versuch es in ein paar Sekunden noch einmal.",
  statistics: "Deine Statistik kann gerade nicht geladen werden\u00a0…",
  streak: "Deine Serie kann gerade nicht geladen werden\u00a0…",
  wordAlreadySaved: "Dieses Wort ist schon gespeichert",
  feedbackFailed: "Das Feedback konnte nicht gesendet werden. Bitte versuch es noch einmal.",
  feedbackNetwork: "Netzwerkfehler. Prüfe deine Verbindung und versuch es noch einmal.",
  preferencesLoad: "Deine Einstellungen konnten nicht geladen werden",
  preferencesUpdate: "Deine Einstellungen konnten nicht geändert werden",
  passwordUpdated: "Passwort geändert!",
  passwordUpdatedText: "Dein neues Passwort gilt ab sofort.",
};
