import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the page of questions and answers, in ICU MessageFormat. */
export const messages = {
  title: "FAQ",
  lead: "Short answers to what people ask first.",
  level: {
    question: "Which level is mine?",
    answer:
      "The one at which you follow a text without stopping at every line. Start low: reading much at an easy level teaches more than fighting with a hard one. You can change the level inside any text.",
  },
  scale: {
    question: "What do A1, A2, B1 and C1 mean?",
    /** The badge is `harder` of the shared messages. */
    answer:
      "They are steps of the Common European Framework. A1 is very short sentences in the first words, A2 short sentences about everyday things, B1 clear texts about familiar subjects, C1 the full language. A badge such as “harder than B1” means that this text does not exist at your level yet.",
  },
  languages: {
    question: "Which languages are there?",
    /** `languages` is a list of their own names. */
    answer:
      "{count, plural, =16 {Sixteen} other {{count, number}}}: {languages}. Not every language has as many texts as the others.",
  },
  phrase: {
    question: "How do I look up more than one word?",
    answer: "Select the words, or touch one and add the next with the button in the sheet.",
  },
  marks: {
    question: "What do the marks under words mean?",
    answer:
      "A dotted line is a word you have saved, a tinted one a word you are learning. Words you know are plain.",
  },
  streak: {
    question: "When does a day count for my streak?",
    answer:
      "When you finish one article or read {words, number} words, in your own time zone. One missed day a week is repaired by itself.",
  },
  cost: {
    question: "Does it cost anything?",
    answer: "No, and there are no advertisements.",
  },
  password: {
    question: "I forgot my password.",
    /** The words in the tag lead to the page of this name. */
    answer: "Ask for a link on the page <recovery>Password recovery</recovery>.",
  },
  mistake: {
    question: "A text or a translation is wrong.",
    answer:
      "Please tell us with the feedback button in the corner. It sends the page along, so two words are enough.",
  },
} as const satisfies Messages;
