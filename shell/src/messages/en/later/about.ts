import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the page about Lagom, in ICU MessageFormat. */
export const messages = {
  title: "About",
  /** Explains the name: Lagom is a Swedish word. */
  lead: "Lagom is Swedish for just the right amount. Here it is the amount of a new language that you can read with pleasure today, and a little more tomorrow.",
  works: {
    title: "How it works",
    levels:
      "Every text here exists in several versions of different difficulty, from A1 to C1 on the European scale (CEFR). You choose a language and a level; when a text reads too easily or too heavily, you change the level and stay at the same paragraph.",
    words:
      "Touch a word and you see what it means in that sentence, its base form and the sentence in your own language. Save it, and it is marked wherever you meet it again.",
  },
  texts: {
    title: "Where the texts come from",
    text: "The articles and book summaries marked “Lagom collection” were written for this site, in each language and at each level. They are features about lasting things and do not pretend to be today’s news. A text from anywhere else carries its source and a link to it. When a text lacks the level you asked for, the nearest one is shown, and its badge says so.",
  },
  meanings: {
    title: "Where the meanings come from",
    text: "From a lexicon made together with the texts. Where it has no entry, the sheet says which other dictionary answered, or that none did. A guess is never shown as a fact.",
  },
  /** The words in tags lead to the pages of these names. */
  more: "More in the <faq>questions and answers</faq>, or <contact>write to us</contact>.",
} as const satisfies Messages;
