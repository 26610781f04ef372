import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "Da ist etwas schiefgegangen",
    text: "Diese Seite konnte nicht angezeigt werden. Was du gespeichert hast, ist sicher.",
    reload: "Seite neu laden",
    home: "Zur Startseite",
    reference: "Wenn du uns deswegen schreibst, schick das mit:",
  },
  needed: {
    text: "Melde dich an oder erstelle ein Konto, um diese Seite zu öffnen.",
    signIn: "Anmelden",
  },
  ended: {
    text: "Deine Sitzung ist abgelaufen. Melde dich an und du bist wieder da, wo du warst.",
    signIn: "Wieder anmelden",
  },
  frame: {
    skip: "Zum Text springen",
    main: "Hauptmenü",
    newsfeed: "Newsfeed",
    books: "Bücher",
    words: "Meine Wörter",
    about: "Über Lagom",
    faq: "FAQ",
    contact: "Kontakt",
    privacy: "Datenschutz",
    terms: "Nutzungsbedingungen",
    cookies: "Cookies",
    signIn: "Anmelden",
    startReading: "Loslesen",
    footer: "Über diese Website",
    language: "Sprache von Lagom",
    shortNews: "News",
    shortWords: "Wörter",
    shortMe: "Ich",
  },
  network: {
    offline: "Du bist offline. Was du schon geöffnet hast, kannst du weiterhin lesen.",
    send: "Jetzt senden",
  },
  account: {
    menu: "Kontomenü",
    shortMenu: "Ich, Kontomenü",
  },
  picker: {
    button: "{language} {level}, Sprache und Niveau",
  },
  landing: {
    title: "Die Welt lesen, genau auf deinem Niveau",
    eyebrow: "Nachrichten und Bücher in 16 Sprachen",
    heading: "Die Welt lesen,\ngenau auf\ndeinem Niveau.",
    lead: "Echte Artikel und Bücher, umgeschrieben auf das Niveau, das dir Freude macht. Tippe auf ein Wort, und du verstehst es. Speichere es, und es bleibt dir.",
    start: "Kostenlos loslesen",
    promise: "Keine Werbung. Deine Wörter gehören dir.",
    languages: "Sprachen, in denen du lesen kannst",
    passage: "Ein Text zum Ausprobieren",
    level: "Niveau des Textes",
    hint: "Ändere das Niveau oder tippe auf ein Wort.",
    points: {
      level: {
        title: "Dein Niveau, nicht das einer Lektion",
        text: "Jeden Text gibt es auf mehreren Niveaus, von kurzen Sätzen bis zur vollen Sprache. Wird es dir zu leicht, geh eine Stufe höher. Deine Stelle im Text bleibt erhalten.",
      },
      meaning: {
        title: "Die Bedeutung, genau da, wo du liest",
        text: "Einmal tippen, und du siehst, was ein Wort in diesem Satz bedeutet. Das Wort bleibt sichtbar, und du verlierst deine Stelle nicht.",
      },
      words: {
        title: "Wörter, die bleiben",
        text: "Ein gespeichertes Wort ist in jedem weiteren Text markiert. Unter „Meine Wörter“ wartet es mit dem Satz, in dem du es gefunden hast.",
      },
    },
  },
  leave: {
    title: "Seite verlassen, ohne zu senden?",
    text: "Was du hier geschrieben hast, ist noch nicht gespeichert.",
    stay: "Hierbleiben",
    leave: "Seite verlassen",
  },
  feedback: {
    button: "Feedback",
  },
};
