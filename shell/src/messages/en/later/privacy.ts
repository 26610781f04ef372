import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the page about privacy, in ICU MessageFormat. The words in tags lead to the pages of these names. */
export const messages = {
  title: "Privacy",
  lead: "What is kept about you, where, and how it goes away again.",
  kept: {
    title: "What is kept",
    /** What it is about, and what of it is kept. */
    account: {
      about: "Your account",
      text: "E-mail address, name, the time of signing up and in; of each device that is signed in, the names of browser and system, and the last use. Of the password only an Argon2id hash.",
    },
    preferences: {
      about: "Your preferences",
      text: "Languages, levels, categories, theme, text size and time zone.",
    },
    reminders: {
      about: "Your reminders",
      text: "Once you ask for them: when, and the addresses at which the push services of your browsers can be reached.",
    },
    words: {
      about: "Your words",
      text: "Each word you save, its translation, the sentence it came from, and how well you know it; words that you joined or split.",
    },
    ownTexts: {
      about: "Your own texts",
      text: "Texts and links that you paste to read them here. Nobody else can open them.",
    },
    reading: {
      about: "What you read",
      text: "Texts opened and finished, your place in them, words looked up, reading time, and daily sums of these for your statistics.",
    },
    books: {
      about: "Your books",
      text: "Your lists, likes and ratings. A list that you make public can be seen by anyone who has its address.",
    },
    feedback: {
      about: "What you write to us",
      text: "Feedback and contact messages with the name and address you give, the page you were on, your language and level.",
    },
    reports:
      "The server also counts requests for each network address for a short time, to hold off abuse. When a part of this site fails in your browser, it tells which version failed and how; while you are signed in, each version tells once how fast its pages were; those reports are kept for {days, plural, one {# day} other {# days}}, with your network address and your account only in a scrambled form.",
  },
  where: {
    title: "Where it is kept",
    text: "In the database of whoever runs this site. Your session is kept in this browser’s local storage; what else is kept there is listed under <cookies>Cookies</cookies>. Fonts, scripts and pictures come from this site itself.",
  },
  who: {
    title: "Who else sees it",
    text: "The administrators of this site see accounts, lists, ratings and messages, and every change that they make is written to a log. If a text is rewritten for you by an outside language model, that text is sent to it, never who asked; and so is a sentence that an outside server reads aloud. If you let a device remind you, its browser’s push service (of Google, Apple, Mozilla or Microsoft) passes the message on without being able to read it. Usage analysis is done only with your consent: it then gets your e-mail address, your languages and level and what you do here, and you can take the consent back at any time under <cookies>Cookies</cookies>. Nothing is sold, and there are no advertisements.",
  },
  gone: {
    title: "How it goes away",
    text: "Everything is kept until you delete it, except single lookups and readings: these are deleted after a time that whoever runs this site has set, and their daily sums stay. You can delete words and lists at any time; under Preferences you can download all that is kept about you, and delete your account with all of it, at once and for good. What you wrote to us goes with it. If you cannot sign in, write through the <contact>contact page</contact> from the address of your account.",
  },
} as const satisfies Messages;
