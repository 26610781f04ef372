import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/heads.ts";

export const messages: Translation<typeof english> = {
  titles: {
    landing: "Die Welt lesen, genau auf deinem Niveau",
    newsfeed: "Newsfeed",
    article: "Artikel",
    reader: "Lesen",
    words: "Meine Wörter",
    lookups: "Nachgeschlagen",
    articles: "Meine Artikel",
    statistics: "Statistik",
    books: "Bücher",
    book: "Buch",
    liked: "Lieblingsbücher",
    list: "Bücherliste",
    dashboard: "Übersicht",
    "book-lists": "Bücherlisten",
    ratings: "Bewertungen",
    users: "Nutzer",
    feedback: "Feedback",
    mails: "E-Mails",
    feeds: "Feeds",
    dictionaries: "Wörterbücher",
    releases: "Releases",
    account: "Konto",
    "auth-callback": "Du wirst angemeldet",
    "reset-password": "Passwort zurücksetzen",
    "password-recovery": "Passwort wiederherstellen",
    about: "Über Lagom",
    privacy: "Datenschutz",
    terms: "Nutzungsbedingungen",
    cookies: "Cookies",
    contact: "Kontakt",
    faq: "FAQ",
    widgets: "Widgets",
  },
  descriptions: {
    landing:
      "Nachrichten und Bücher in 16 Sprachen, genau auf deinem Niveau. Tippe auf ein Wort, versteh es in seinem Satz und wiederhole es später. Kostenlos, ohne Werbung.",
    about:
      "So funktioniert Lagom: jeder Text auf mehreren Niveaus, die Bedeutung der Wörter direkt im Satz, und woher Texte und Bedeutungen kommen.",
    privacy:
      "Was Lagom über dich speichert, wo und wie lange, wer es sonst noch sieht und wie du es wieder löschst.",
    terms: "Die wenigen Regeln, die bei Lagom gelten, und was wir zusagen und was nicht.",
    cookies: "Was Lagom in deinem Browser speichert und warum, und deine Entscheidung zur Nutzungsanalyse.",
    contact: "Schreib denen, die diese Website betreiben: Fragen, Ideen, ein Fehler in einem Text.",
    faq: "Welches Niveau passt zu mir, wie schlage ich Wörter nach, wann zählt ein Tag für die Serie? Antworten auf die ersten Fragen zu Lagom.",
  },
};
