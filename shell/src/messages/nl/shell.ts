import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "Er ging iets mis",
    text: "Deze pagina kon niet worden getoond. Wat je hebt opgeslagen, is veilig.",
    reload: "Pagina opnieuw laden",
    home: "Naar de startpagina",
    reference: "Stuur dit mee als je ons hierover schrijft:",
  },
  needed: {
    text: "Log in of maak een account aan om deze pagina te openen.",
    signIn: "Inloggen",
  },
  ended: {
    text: "Je sessie is verlopen. Log in en je bent terug waar je was.",
    signIn: "Opnieuw inloggen",
  },
  frame: {
    skip: "Naar de tekst",
    main: "Hoofdmenu",
    newsfeed: "Nieuws",
    books: "Boeken",
    words: "Mijn woorden",
    about: "Over Lagom",
    faq: "Veelgestelde vragen",
    contact: "Contact",
    privacy: "Privacy",
    terms: "Voorwaarden",
    cookies: "Cookies",
    signIn: "Inloggen",
    startReading: "Begin met lezen",
    footer: "Over deze site",
    language: "Taal van Lagom",
    shortNews: "Nieuws",
    shortWords: "Woorden",
    shortMe: "Ik",
  },
  network: {
    offline: "Je bent offline. Wat je al had geopend, kun je gewoon lezen.",
    send: "Nu versturen",
  },
  account: {
    menu: "Accountmenu",
    shortMenu: "Ik, accountmenu",
  },
  picker: {
    button: "{language} {level}, taal en niveau",
  },
  leave: {
    title: "Weggaan zonder te versturen?",
    text: "Wat je hier hebt geschreven, is nog niet opgeslagen.",
    stay: "Hier blijven",
    leave: "Weggaan",
  },
  feedback: {
    button: "Feedback",
  },
};
