import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the shell's interface, in ICU MessageFormat. Those with an exact wording stand in `@lagom/shared/messages`. */
export const messages = {
  error: {
    title: "Something went wrong",
    text: "This page could not be shown. What you have saved is safe.",
    reload: "Load the page again",
    home: "Go to the start page",
    reference: "If you write to us about it, send this along:",
  },
  needed: {
    text: "Sign in or create an account to open this page.",
    signIn: "Sign in",
  },
  ended: {
    text: "Your session has ended. Sign in and you are back where you were.",
    signIn: "Sign in again",
  },
  frame: {
    skip: "Skip to the text",
    main: "Main",
    newsfeed: "Newsfeed",
    books: "Books",
    words: "My words",
    about: "About",
    faq: "FAQ",
    contact: "Contact",
    privacy: "Privacy",
    terms: "Terms",
    cookies: "Cookies",
    signIn: "Sign in",
    startReading: "Start reading",
    footer: "About this site",
    language: "Language of Lagom",
    shortNews: "News",
    shortWords: "Words",
    shortMe: "Me",
  },
  network: {
    offline: "You are offline. What you have opened can still be read.",
    send: "Send now",
  },
  account: {
    menu: "Account menu",
    shortMenu: "Me, account menu",
  },
  picker: {
    button: "{language} {level}, language and level",
  },
  landing: {
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
  },
  leave: {
    title: "Leave without sending?",
    text: "What you have written here is not saved yet.",
    stay: "Stay here",
    leave: "Leave",
  },
  feedback: {
    button: "Feedback",
  },
} as const satisfies Messages;
