import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "E-Mails, die trotz vieler Versuche nicht gesendet werden konnten. Sie bleiben 30 Tage.",
  failed: "Die E-Mails können gerade nicht geladen werden\u00a0…",
  empty: { title: "Keine E-Mail hängt fest", text: "Alle sind versendet oder werden noch versucht." },
  columns: {
    to: "An",
    purpose: "Zweck",
    asked: "Angefordert",
    givenUp: "Aufgegeben",
    failure: "Letzter Fehler",
  },
  attempts: "{attempts, plural, one {# Versuch} other {# Versuche}}",
  purposes: {
    signup: "Registrierung",
    invite: "Einladung",
    recovery: "Neues Passwort",
    magiclink: "Anmeldelink",
    email_change_old: "Adressänderung, an die alte",
    email_change_new: "Adressänderung, an die neue",
    reauthentication: "Code",
    password_changed: "Hinweis auf ein neues Passwort",
    email_changed: "Hinweis auf eine neue Adresse",
    feedback: "Feedback an einen Admin",
    reminder: "Erinnerung",
  },
  retry: {
    label: "Noch einmal versuchen",
    title: "Diese E-Mail noch einmal versuchen?",
    text: "Die E-Mail an {to} wird noch einmal gesendet, mit einem neuen Link. Schlägt das fehl, kommt sie hierher zurück.",
    confirm: "Noch einmal versuchen",
    done: "Die E-Mail an {to} wird noch einmal versucht.",
  },
  remove: {
    label: "Löschen",
    title: "Diese E-Mail löschen?",
    text: "{to} bekommt sie dann nie. Das lässt sich nicht rückgängig machen.",
    confirm: "Löschen",
    done: "Die E-Mail an {to} ist gelöscht.",
  },
};
