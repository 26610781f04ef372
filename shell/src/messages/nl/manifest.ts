import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description: "Nieuws en boeken, herschreven op precies jouw niveau, voor wie een taal leert door te lezen.",
  screenshots: {
    reading: "Een tekst op jouw niveau: tik op een woord om het op te zoeken",
    newsfeed: "Het nieuws laat zien hoeveel je van elke tekst al kent",
  },
  shortcuts: {
    read: "Verder lezen",
    review: "Woorden herhalen",
    books: "Boeken",
  },
};
