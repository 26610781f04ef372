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
