import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
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
};
