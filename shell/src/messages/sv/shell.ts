import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "Något gick fel",
    text: "Sidan kunde inte visas. Det du har sparat är i säkert förvar.",
    reload: "Läs in sidan igen",
    home: "Till startsidan",
    reference: "Skicka med det här om du skriver till oss om felet:",
  },
  needed: {
    text: "Logga in eller skapa ett konto för att öppna sidan.",
    signIn: "Logga in",
  },
  ended: {
    text: "Din session har gått ut. Logga in, så är du tillbaka där du var.",
    signIn: "Logga in igen",
  },
  frame: {
    skip: "Hoppa till texten",
    main: "Huvudmeny",
    newsfeed: "Nyheter",
    books: "Böcker",
    words: "Mina ord",
    about: "Om Lagom",
    faq: "Vanliga frågor",
    contact: "Kontakt",
    privacy: "Integritet",
    terms: "Villkor",
    cookies: "Kakor",
    signIn: "Logga in",
    startReading: "Börja läsa",
    footer: "Om webbplatsen",
    language: "Språk i Lagom",
    shortNews: "Nyheter",
    shortWords: "Ord",
    shortMe: "Jag",
  },
  network: {
    offline: "Du är offline. Det du redan har öppnat går fortfarande att läsa.",
    send: "Skicka nu",
  },
  account: {
    menu: "Kontomeny",
    shortMenu: "Jag, kontomeny",
  },
  picker: {
    button: "{language} {level}, språk och nivå",
  },
  leave: {
    title: "Lämna utan att skicka?",
    text: "Det du har skrivit här är inte sparat än.",
    stay: "Stanna här",
    leave: "Lämna",
  },
  feedback: {
    button: "Feedback",
  },
};
