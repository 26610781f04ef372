import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the page of terms, in ICU MessageFormat. */
export const messages = {
  title: "Terms",
  lead: "The few rules for using this site.",
  account: {
    title: "Your account",
    text: "One account is for one person. Choose a password that you use nowhere else. What happens with your account is yours to answer for; if you think that somebody else uses it, change the password, which signs out every other device.",
  },
  may: {
    title: "What you may do",
    text: "Read, look up and save, for yourself, as much as you like. Texts from other sources belong to those sources; each carries a link to them.",
  },
  mayNot: {
    title: "What you may not do",
    text: "Take the site down or try to, read other people’s data, copy texts in bulk by machine, or publish list names that insult or harass. An account that does may be closed.",
  },
  promised: {
    title: "What is promised, and what is not",
    text: "Texts and translations are made with care, but they can be wrong, and they are meant for learning a language. Do not rely on them for anything where a mistake would do harm. The site may change, pause or end.",
    /** The words in tags lead to the pages of these names. */
    more: "How your data is treated is written under <privacy>Privacy</privacy>. The operator of this site answers at the <contact>contact page</contact>.",
  },
} as const satisfies Messages;
