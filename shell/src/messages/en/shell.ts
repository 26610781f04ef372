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
