import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "Verwaltung",
  dashboard: "Übersicht",
  bookLists: "Bücherlisten",
  ratings: "Bewertungen",
  users: "Nutzer",
  feedback: "Feedback",
  mails: "E-Mails",
  feeds: "Feeds",
  dictionaries: "Wörterbücher",
  releases: "Releases",
  none: "keine",
  toDashboard: "Zur Übersicht",
  toFirstPage: "Erste Seite",
  searchHint: "Zum Suchen tippen",
  sort: "Reihenfolge",
  showAll: "Alles anzeigen",
  nothingFound: {
    title: "Nichts gefunden",
    text: "Dazu passt nichts. Versuch es mit weniger Buchstaben oder lass dir alles anzeigen.",
  },
  pageEmpty: {
    title: "Auf dieser Seite ist nichts",
    text: "Die Liste ist kürzer geworden, seit du hier warst.",
  },
  forbidden: {
    title: "Diese Seite ist für Admins",
    text: "Dein Konto darf sie nicht sehen. Bitte einen Admin, dir die Rolle zu geben.",
    action: "Zum Newsfeed",
  },
  operatorsOnly: {
    title: "Diese Seite ist für Operatoren",
    text: "Operatoren wählen die Feeds aus und steuern die Releases. Bitte einen von ihnen, es zu tun oder dir die Rolle zu geben.",
    action: "Zum Newsfeed",
  },
  changes: {
    undo: "Rückgängig",
    undone: "Rückgängig gemacht.",
    cancel: "Abbrechen",
    actionsFor: "Aktionen für {name}",
    typeToConfirm: "Gib zur Bestätigung {text} ein",
    forbidden: "Deine Rolle erlaubt das nicht.",
    conflict: "Das geht nicht mehr: Inzwischen hat sich etwas geändert.",
    gone: "Das gibt es nicht mehr.",
    unavailable: "Der Anmeldedienst erlaubt das von hier aus nicht.",
    failed: "Das lässt sich gerade nicht ändern. Bitte versuch es in ein paar Sekunden noch einmal.",
  },
  ago: {
    now: "gerade eben",
    minutes: "{count, number}\u00a0Min.",
    hours: "{count, number}\u00a0Std.",
    days: "{count, plural, one {# Tag} other {# Tagen}}",
  },
};
