import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "Försök igen",
    title: "Artikel",
    back: "Tillbaka",
    level: "Nivå",
    appearance: "Text och tema",
    appearanceMark: "Aa",
    textSize: "Textstorlek",
    smaller: "Mindre text",
    larger: "Större text",
    spacing: "Radavstånd",
    spacings: { close: "Tätt", normal: "Normalt", wide: "Luftigt" },
    width: "Bredd",
    widths: { narrow: "Smal", normal: "Normal", wide: "Bred" },
    readings: {
      ja: "Furigana",
      zh: "Pinyin",
      ko: "Romanisering",
      ru: "Translitterering",
      hi: "Translitterering",
    },
    statuses: "Färglägg ord efter status",
    statusNames: {
      unsaved: "inte sparat",
      new: "nytt",
      learning: "lär mig",
      due: "att repetera",
      known: "känt",
    },
    theme: "Tema",
    themes: { system: "System", light: "Ljust", dark: "Mörkt" },
    onItsWay: "Fortfarande på väg. Om texten måste skrivas först kan det ta en minut.",
    writing: "Texten skrivs. Det kan ta en minut.",
    finish: "Utläst",
    finished: "Du har läst ut texten.",
    streak: "Din svit: {days, plural, one {# dag} other {# dagar}}.",
    wordsMet: "Du mötte {words, number} av dina ord.",
    savedHere: "Här sparade du {words, plural, one {# ord} other {# ord}}:",
    nextText: "Läs nästa",
    toFeed: "Tillbaka till nyheterna",
    gone: {
      title: "Texten finns inte här",
      text: "Den kan ha tagits bort, eller så stämmer inte adressen.",
    },
    levelNotChecked: "nivån är inte kontrollerad",
    byModel: "skriven av en språkmodell",
    adapted: "bearbetad",
    mayLack: "kan sakna: {facts}",
    finishFailed: "Det gick inte att registrera. Försök igen.",
  },
  restKnown: {
    explained: "Är alla andra ord här lätta för dig?",
    mark: "Markera resten som kända",
    marked:
      "{words, plural, =0 {Det fanns inget annat ord kvar att markera här.} one {# ord är nu känt. Det läggs inte till i Mina ord.} other {# ord är nu kända. De läggs inte till i Mina ord.}}",
    failed: "Det gick inte att ändra. Försök igen.",
  },
  serial: {
    chapter: "Kapitel {number, number} av {count, number}",
    before: "Det här har hänt",
    finished: "Du har läst ut kapitlet.",
    last: "Du har läst ut sista kapitlet av {book}.",
    next: "Kapitel {number, number}:",
    toBook: "Tillbaka till boken",
  },
  print: {
    button: "Skriv ut",
    name: "Lagom",
    words: "Mina ord",
    failed: "Texten kunde inte förberedas för utskrift. Försök igen.",
  },
  tutorial: {
    title: "Så slår du upp ord",
    stepOf: "{step, number} av {all, number}",
    next: "Nästa",
    previous: "Tillbaka",
    done: "Jag förstår",
    close: "Stäng guiden",
    steps: {
      touch: {
        look: {
          title: "Tryck på ett ord",
          text: "Du ser vad det betyder i just den här meningen, och ordet syns hela tiden.",
        },
        translate: {
          title: "Markera för att översätta",
          text: "Håll på ett ord och dra över fler, eller tryck på ”nästa” och ”föregående” i uppslagsrutan. Då ser du vad en fras eller en mening betyder.",
        },
        keep: {
          title: "Spara det du vill lära dig",
          text: "Spara ett ord så markeras det i alla texter du läser. Du hittar orden under Mina ord.",
        },
      },
      keys: {
        look: {
          title: "Klicka på ett ord",
          text: "Eller gå dit med piltangenterna och tryck på Enter. Bredvid ordet ser du vad det betyder i just den här meningen.",
        },
        translate: {
          title: "Markera för att översätta",
          text: "Dra över flera ord, eller välj dem med Skift och en piltangent och tryck på Enter. Då ser du vad en fras eller en mening betyder.",
        },
        keep: {
          title: "Spara det du vill lära dig",
          text: "Spara ett ord, med knappen eller S-tangenten, så markeras det i alla texter du läser. Du hittar orden under Mina ord.",
        },
      },
      both: {
        look: {
          title: "Tryck på ett ord",
          text: "Tryck eller klicka på det, eller gå dit med piltangenterna och tryck på Enter. Bredvid ordet ser du vad det betyder i just den här meningen.",
        },
        translate: {
          title: "Markera för att översätta",
          text: "Välj flera ord genom att dra, med Skift, en piltangent och Enter, eller med ”nästa” och ”föregående” i uppslagsrutan. Då ser du vad en fras eller en mening betyder.",
        },
        keep: {
          title: "Spara det du vill lära dig",
          text: "Spara ett ord, med knappen eller S-tangenten, så markeras det i alla texter du läser. Du hittar orden under Mina ord.",
        },
      },
    },
  },
  howKnown:
    "{percent, number} av 100 ord i den här texten är på din nivå eller lägre, eller så har du markerat dem som kända. Namn och tal räknas inte.",
  howKnownAt:
    "Omkring {percent, number} av 100 ord i den här texten är på {level} eller lägre, om man inte räknar namn och tal. När du börjar markera ord som kända räknas de också.",
};
