import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "Noch einmal versuchen",
    title: "Artikel",
    back: "Zurück",
    level: "Niveau",
    appearance: "Schrift und Design",
    appearanceMark: "Aa",
    textSize: "Schriftgröße",
    smaller: "Schrift verkleinern",
    larger: "Schrift vergrößern",
    spacing: "Zeilenabstand",
    spacings: { close: "Eng", normal: "Normal", wide: "Weit" },
    width: "Breite",
    widths: { narrow: "Schmal", normal: "Normal", wide: "Breit" },
    readings: {
      ja: "Furigana",
      zh: "Pinyin",
      ko: "Romanisierung",
      ru: "Transliteration",
      hi: "Transliteration",
    },
    statuses: "Wörter nach Status einfärben",
    statusNames: {
      unsaved: "nicht gespeichert",
      new: "neu",
      learning: "wird gelernt",
      due: "fällig",
      known: "bekannt",
    },
    theme: "Design",
    themes: { system: "System", light: "Hell", dark: "Dunkel" },
    onItsWay: "Noch unterwegs. Wenn der Text erst geschrieben werden muss, kann das eine Minute dauern.",
    writing: "Der Text wird gerade geschrieben. Das kann eine Minute dauern.",
    finish: "Fertig gelesen",
    finished: "Du hast diesen Text zu Ende gelesen.",
    streak: "Deine Serie: {days, plural, one {# Tag} other {# Tage}}.",
    wordsMet: "{words, plural, one {# deiner Wörter kam} other {# deiner Wörter kamen}} darin vor.",
    savedHere: "Hier hast du {words, plural, one {# Wort} other {# Wörter}} gespeichert:",
    nextText: "Nächsten Text lesen",
    toFeed: "Zurück zum Newsfeed",
    gone: {
      title: "Diesen Text gibt es hier nicht",
      text: "Vielleicht wurde er entfernt, oder die Adresse stimmt nicht.",
    },
    levelNotChecked: "Niveau nicht geprüft",
    byModel: "von einem Sprachmodell geschrieben",
    adapted: "bearbeitet",
    mayLack: "evtl. fehlt: {facts}",
    finishFailed: "Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.",
  },
  restKnown: {
    explained: "Sind alle anderen Wörter hier leicht für dich?",
    mark: "Den Rest als bekannt markieren",
    marked:
      "{words, plural, =0 {Hier gab es kein weiteres Wort zu markieren.} one {# Wort ist jetzt bekannt. Unter „Meine Wörter“ erscheint es nicht.} other {# Wörter sind jetzt bekannt. Unter „Meine Wörter“ erscheinen sie nicht.}}",
    failed: "Das konnte nicht geändert werden. Bitte versuch es noch einmal.",
  },
  serial: {
    chapter: "Kapitel {number, number} von {count, number}",
    before: "Was bisher geschah",
    finished: "Du hast dieses Kapitel zu Ende gelesen.",
    last: "Du hast das letzte Kapitel von „{book}“ zu Ende gelesen.",
    next: "Kapitel {number, number}:",
    toBook: "Zurück zum Buch",
  },
  print: {
    button: "Drucken",
    name: "Lagom",
    words: "Meine Wörter",
    failed: "Der Text konnte nicht zum Drucken vorbereitet werden. Bitte versuch es noch einmal.",
  },
  tutorial: {
    title: "So schlägst du Wörter nach",
    stepOf: "{step, number} von {all, number}",
    next: "Weiter",
    previous: "Zurück",
    done: "Verstanden",
    close: "Einführung schließen",
    steps: {
      touch: {
        look: {
          title: "Tippe auf ein Wort",
          text: "Du siehst, was es in genau diesem Satz bedeutet, und das Wort bleibt sichtbar.",
        },
        translate: {
          title: "Markieren und übersetzen",
          text: "Halte ein Wort gedrückt und zieh über andere, oder tippe beim Nachschlagen auf „voriges“ und „nächstes“, um eine Wendung oder einen Satz zu verstehen.",
        },
        keep: {
          title: "Behalte, was du lernen willst",
          text: "„Speichern“ markiert das Wort in jedem Text, den du liest. Alle warten unter „Meine Wörter“.",
        },
      },
      keys: {
        look: {
          title: "Klicke auf ein Wort",
          text: "Oder geh mit den Pfeiltasten hin und drück die Eingabetaste: Daneben steht, was es in genau diesem Satz bedeutet.",
        },
        translate: {
          title: "Markieren und übersetzen",
          text: "Zieh über mehrere Wörter, oder wähle sie mit Umschalt und Pfeiltaste und drück die Eingabetaste, um eine Wendung oder einen Satz zu verstehen.",
        },
        keep: {
          title: "Behalte, was du lernen willst",
          text: "„Speichern“ oder die Taste S markiert das Wort in jedem Text, den du liest. Alle warten unter „Meine Wörter“.",
        },
      },
      both: {
        look: {
          title: "Tippe auf ein Wort",
          text: "Tippe oder klicke darauf, oder geh mit den Pfeiltasten hin und drück die Eingabetaste: Daneben steht, was es in genau diesem Satz bedeutet.",
        },
        translate: {
          title: "Markieren und übersetzen",
          text: "Für eine Wendung oder einen Satz: Zieh über mehrere Wörter, wähle sie mit Umschalt und Pfeiltaste und drück die Eingabetaste, oder nimm sie beim Nachschlagen mit „voriges“ und „nächstes“ dazu.",
        },
        keep: {
          title: "Behalte, was du lernen willst",
          text: "„Speichern“ oder die Taste S markiert das Wort in jedem Text, den du liest. Alle warten unter „Meine Wörter“.",
        },
      },
    },
  },
  howKnown:
    "{percent, number} von 100 Wörtern in diesem Text liegen höchstens auf deinem Niveau oder sind dir schon bekannt. Namen und Zahlen zählen nicht mit.",
  howKnownAt:
    "Etwa {percent, number} von 100 Wörtern in diesem Text liegen höchstens auf {level}; Namen und Zahlen zählen nicht mit. Sobald du Wörter als bekannt markierst, zählen auch sie.",
};
