import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the landing page, in ICU MessageFormat. */
export const messages = {
  title: "Read the world at just the right level",
  eyebrow: "News and books in 16 languages",
  /** Broken into lines of about this length. */
  heading: "Read the\nworld at just\nthe right level.",
  lead: "Real articles and books, rewritten to the level you can enjoy. Touch any word to understand it. Keep it, and it stays with you.",
  start: "Start reading, free",
  promise: "No ads. Your words stay yours.",
  languages: "Languages you can read in",
  passage: "A text to try",
  level: "Level of the text",
  hint: "Change the level, or touch a word.",
  points: {
    level: {
      title: "Your level, not a lesson’s",
      text: "Every text exists at several levels, from short sentences to the full language. Move up when it feels easy, and your place in the text stays.",
    },
    meaning: {
      title: "The meaning, where you are",
      text: "One touch shows what a word means in this very sentence. The word you touched stays in sight, and so does your place.",
    },
    words: {
      title: "Words that stay",
      text: "Keep a word and you will see it marked in every text after. Under My words it waits with the sentence you met it in.",
    },
  },
} as const satisfies Messages;
