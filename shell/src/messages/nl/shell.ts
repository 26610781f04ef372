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
  landing: {
    title: "Lees de wereld op precies jouw niveau",
    eyebrow: "Nieuws en boeken in 16 talen",
    heading: "Lees de wereld\nop precies\njouw niveau.",
    lead: "Echte artikelen en boeken, herschreven op een niveau dat prettig leest. Tik op een woord en je begrijpt het. Bewaar het en het blijft je bij.",
    start: "Gratis beginnen met lezen",
    promise: "Geen reclame. Je woorden blijven van jou.",
    languages: "Talen waarin je kunt lezen",
    passage: "Een tekst om te proberen",
    level: "Niveau van de tekst",
    hint: "Verander het niveau of tik op een woord.",
    points: {
      level: {
        title: "Jouw niveau, niet dat van een les",
        text: "Elke tekst is er op meerdere niveaus, van korte zinnen tot de volle taal. Gaat het makkelijk, ga dan een niveau omhoog. Je blijft op dezelfde plek in de tekst.",
      },
      meaning: {
        title: "De betekenis, waar je leest",
        text: "Eén tik en je ziet wat een woord in juist deze zin betekent. Het woord blijft in beeld en je raakt je plek niet kwijt.",
      },
      words: {
        title: "Woorden die blijven hangen",
        text: "Bewaar een woord en je ziet het gemarkeerd in elke volgende tekst. Onder Mijn woorden vind je het terug, met de zin waarin je het tegenkwam.",
      },
    },
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
