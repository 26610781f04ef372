import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "Opnieuw proberen",
    title: "Artikel",
    back: "Terug",
    level: "Niveau",
    appearance: "Tekst en thema",
    appearanceMark: "Aa",
    textSize: "Tekstgrootte",
    smaller: "Kleinere tekst",
    larger: "Grotere tekst",
    spacing: "Regelafstand",
    spacings: { close: "Krap", normal: "Normaal", wide: "Ruim" },
    width: "Breedte",
    widths: { narrow: "Smal", normal: "Normaal", wide: "Breed" },
    readings: {
      ja: "Furigana",
      zh: "Pinyin",
      ko: "Romanisatie",
      ru: "Transliteratie",
      hi: "Transliteratie",
    },
    statuses: "Woorden kleuren naar status",
    statusNames: {
      unsaved: "niet opgeslagen",
      new: "nieuw",
      learning: "aan het leren",
      due: "te herhalen",
      known: "bekend",
    },
    theme: "Thema",
    themes: { system: "Systeem", light: "Licht", dark: "Donker" },
    onItsWay: "Nog onderweg. Moet de tekst eerst worden geschreven, dan kan dat een minuut duren.",
    writing: "De tekst wordt geschreven. Dat kan een minuut duren.",
    finish: "Uitgelezen",
    finished: "Je hebt deze tekst uitgelezen.",
    streak: "Je reeks: {days, plural, one {# dag} other {# dagen}}.",
    wordsMet: "Je kwam {words, number} van je woorden tegen.",
    savedHere: "Hier heb je {words, plural, one {# woord} other {# woorden}} opgeslagen:",
    nextText: "De volgende lezen",
    toFeed: "Terug naar het nieuws",
    gone: {
      title: "Deze tekst is hier niet",
      text: "Misschien is de tekst verwijderd, of klopt het adres niet.",
    },
    levelNotChecked: "niveau niet gecontroleerd",
    byModel: "geschreven door een taalmodel",
    adapted: "bewerkt",
    mayLack: "ontbreekt mogelijk: {facts}",
    finishFailed: "Dat kon niet worden vastgelegd. Probeer het opnieuw.",
  },
  restKnown: {
    explained: "Zijn alle andere woorden hier makkelijk voor je?",
    mark: "De rest als bekend markeren",
    marked:
      "{words, plural, =0 {Er was hier geen ander woord meer om te markeren.} one {# woord is nu bekend. Het komt niet bij Mijn woorden.} other {# woorden zijn nu bekend. Ze komen niet bij Mijn woorden.}}",
    failed: "Dat kon niet worden gewijzigd. Probeer het opnieuw.",
  },
  serial: {
    chapter: "Hoofdstuk {number, number} van {count, number}",
    before: "Wat er eerder gebeurde",
    finished: "Je hebt dit hoofdstuk uitgelezen.",
    last: "Je hebt het laatste hoofdstuk van {book} uitgelezen.",
    next: "Hoofdstuk {number, number}:",
    toBook: "Terug naar het boek",
  },
  print: {
    button: "Afdrukken",
    name: "Lagom",
    words: "Mijn woorden",
    failed: "De tekst kon niet worden klaargemaakt om af te drukken. Probeer het opnieuw.",
  },
  tutorial: {
    title: "Zo zoek je woorden op",
    stepOf: "{step, number} van {all, number}",
    next: "Volgende",
    previous: "Terug",
    done: "Begrepen",
    close: "Uitleg sluiten",
    steps: {
      touch: {
        look: {
          title: "Tik op een woord",
          text: "Je ziet wat het in juist deze zin betekent, en het woord blijft in beeld.",
        },
        translate: {
          title: "Selecteer om te vertalen",
          text: "Houd een woord ingedrukt en veeg over andere, of tik in het opzoekvenster op “volgende” en “vorige”. Zo zie je wat een woordgroep of een zin betekent.",
        },
        keep: {
          title: "Bewaar wat je wilt leren",
          text: "Met Opslaan wordt het woord gemarkeerd in elke tekst die je leest. Al je opgeslagen woorden vind je onder Mijn woorden.",
        },
      },
      keys: {
        look: {
          title: "Klik op een woord",
          text: "Of ga er met de pijltjestoetsen heen en druk op Enter: ernaast zie je wat het in juist deze zin betekent.",
        },
        translate: {
          title: "Selecteer om te vertalen",
          text: "Sleep over meerdere woorden, of kies ze met Shift en een pijltjestoets en druk op Enter. Zo zie je wat een woordgroep of een zin betekent.",
        },
        keep: {
          title: "Bewaar wat je wilt leren",
          text: "Met Opslaan of de toets S wordt het woord gemarkeerd in elke tekst die je leest. Al je opgeslagen woorden vind je onder Mijn woorden.",
        },
      },
      both: {
        look: {
          title: "Tik op een woord",
          text: "Tik of klik erop, of ga er met de pijltjestoetsen heen en druk op Enter: ernaast zie je wat het in juist deze zin betekent.",
        },
        translate: {
          title: "Selecteer om te vertalen",
          text: "Kies meerdere woorden door te slepen, met Shift, een pijltjestoets en Enter, of met “volgende” en “vorige” in het opzoekvenster. Zo zie je wat een woordgroep of een zin betekent.",
        },
        keep: {
          title: "Bewaar wat je wilt leren",
          text: "Met Opslaan of de toets S wordt het woord gemarkeerd in elke tekst die je leest. Al je opgeslagen woorden vind je onder Mijn woorden.",
        },
      },
    },
  },
  howKnown:
    "{percent, number} van de 100 woorden in deze tekst zijn van jouw niveau of lager, of heb je als bekend gemarkeerd. Namen en getallen tellen niet mee.",
  howKnownAt:
    "Ongeveer {percent, number} van de 100 woorden in deze tekst zijn van niveau {level} of lager; namen en getallen tellen niet mee. Zodra je woorden als bekend markeert, tellen die ook.",
};
