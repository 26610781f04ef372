import type { Messages } from "@lagom/shared/i18n/strings";

export const messages = {
  reader: {
    retry: "Retry",
    title: "Article",
    back: "Back",
    level: "Level",
    appearance: "Text and theme",
    appearanceMark: "Aa",
    textSize: "Text size",
    smaller: "Smaller text",
    larger: "Larger text",
    spacing: "Spacing",
    spacings: { close: "Close", normal: "Normal", wide: "Wide" },
    width: "Width",
    widths: { narrow: "Narrow", normal: "Normal", wide: "Wide" },
    /** What is shown above the words, by language; a language not listed has nothing. */
    readings: {
      ja: "Furigana",
      zh: "Pinyin",
      ko: "Romanisation",
      ru: "Transliteration",
      hi: "Transliteration",
    },
    statuses: "Colour words by status",
    statusNames: { unsaved: "not saved", new: "new", learning: "learning", due: "due", known: "known" },
    theme: "Theme",
    themes: { system: "System", light: "Light", dark: "Dark" },
    onItsWay: "Still on its way. If it has to be written first, this can take a minute.",
    writing: "It is being written. This can take a minute.",
    finish: "Finished",
    finished: "You finished this text.",
    streak: "Your streak: {days, plural, one {# day} other {# days}}.",
    wordsMet: "You met {words, number} of your words.",
    savedHere: "You saved {words, plural, one {# word} other {# words}} here:",
    nextText: "Read the next one",
    toFeed: "Back to the newsfeed",
    gone: { title: "This text is not here", text: "It may have been removed, or the address is not right." },
    levelNotChecked: "level not checked",
    byModel: "written by a language model",
    /** Of a text under a licence that a model has rewritten. */
    adapted: "adapted",
    /** Numbers and names of the source that the text may have lost. */
    mayLack: "may lack: {facts}",
    finishFailed: "That could not be recorded. Please try again.",
  },
  restKnown: {
    explained: "Are all other words here easy for you?",
    mark: "Mark the rest as known",
    marked:
      "{words, plural, =0 {No other word here was left to mark.} one {# word is known now. They are not added to My words.} other {# words are known now. They are not added to My words.}}",
    failed: "That could not be changed. Please try again.",
  },
  serial: {
    chapter: "Chapter {number, number} of {count, number}",
    before: "What happened before",
    finished: "You finished this chapter.",
    last: "You finished the last chapter of {book}.",
    next: "Chapter {number, number}:",
    toBook: "Back to the book",
  },
  print: {
    button: "Print",
    name: "Lagom",
    words: "My words",
    failed: "The text could not be prepared for printing. Please try again.",
  },
  tutorial: {
    title: "How to look words up",
    stepOf: "{step, number} of {all, number}",
    next: "Next",
    previous: "Back",
    done: "Got it",
    close: "Close the tutorial",
    steps: {
      touch: {
        look: {
          title: "Touch any word",
          text: "Its meaning in this very sentence appears, and the word stays in sight.",
        },
        translate: {
          title: "Select to translate",
          text: "Hold a word and draw over others, or touch “next” and “previous” in the lookup, for the meaning of a phrase or a sentence.",
        },
        keep: {
          title: "Keep what you want to learn",
          text: "Save marks the word in every text you read. All of them wait under My words.",
        },
      },
      keys: {
        look: {
          title: "Click any word",
          text: "Or go there with the arrow keys and press Enter: its meaning in this very sentence appears beside it.",
        },
        translate: {
          title: "Select to translate",
          text: "Drag over several words, or choose them by Shift with an arrow key and press Enter, for the meaning of a phrase or a sentence.",
        },
        keep: {
          title: "Keep what you want to learn",
          text: "Save, or the S key, marks the word in every text you read. All of them wait under My words.",
        },
      },
      both: {
        look: {
          title: "Touch any word",
          text: "Touch or click it, or go there with the arrow keys and press Enter: its meaning in this very sentence appears beside it.",
        },
        translate: {
          title: "Select to translate",
          text: "Choose several words by dragging, by Shift with an arrow key and Enter, or by “next” and “previous” in the lookup, for the meaning of a phrase or a sentence.",
        },
        keep: {
          title: "Keep what you want to learn",
          text: "Save, or the S key, marks the word in every text you read. All of them wait under My words.",
        },
      },
    },
  },
  howKnown:
    "{percent, number} of 100 words in this text are at your level or below, or marked as known by you. Names and numbers are left out.",
  howKnownAt:
    "About {percent, number} of 100 words in this text are at {level} or below, leaving out names and numbers. Once you mark words as known, they count too.",
} as const satisfies Messages;
