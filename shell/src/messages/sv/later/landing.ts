import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
  title: "Läs världen på precis rätt nivå",
  eyebrow: "Nyheter och böcker på 16 språk",
  heading: "Läs världen\npå precis\nrätt nivå.",
  lead: "Riktiga artiklar och böcker, omskrivna till en nivå som är skön att läsa. Tryck på ett ord så förstår du det. Spara det så har du det kvar.",
  start: "Börja läsa gratis",
  promise: "Ingen reklam. Dina ord förblir dina.",
  languages: "Språk du kan läsa på",
  passage: "En text att prova",
  level: "Textens nivå",
  hint: "Byt nivå eller tryck på ett ord.",
  points: {
    level: {
      title: "Din nivå, inte lektionens",
      text: "Varje text finns på flera nivåer, från korta meningar till hela språket. Gå upp när det känns lätt. Du behåller din plats i texten.",
    },
    meaning: {
      title: "Betydelsen, där du läser",
      text: "Ett tryck visar vad ordet betyder i just den här meningen. Ordet syns hela tiden, och du tappar inte bort dig.",
    },
    words: {
      title: "Ord som stannar kvar",
      text: "Spara ett ord så ser du det markerat i alla texter du läser sedan. Under Mina ord finns det kvar, med meningen där du mötte det.",
    },
  },
};
