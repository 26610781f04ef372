import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the page about cookies, in ICU MessageFormat. */
export const messages = {
  title: "Cookies",
  lead: "Without your consent this site sets no cookies but those of the language.",
  cookies: {
    title: "What is kept in cookies",
    text: "They are sent to this site with every page, so that it comes in your language. They hold nothing but the code of a language.",
  },
  local: {
    title: "What is kept in your browser instead",
    text: "These entries in your browser’s local storage. Only pages of this site can read them, and none of them identifies you to anyone else.",
  },
  tab: {
    title: "What is kept until you close the tab",
    text: "These entries are in your browser’s session storage, for one tab each.",
  },
  offline: {
    title: "What is kept so that you can read offline",
    text: "These are in your browser’s cache storage.",
  },
  reminders: {
    title: "Reminders",
    text: "If you let a device remind you, its browser keeps an address at its push service for this site. It goes when you stop that under Preferences, or sign out.",
  },
  analysis: {
    title: "Usage analysis",
    text: "None without your consent. Before it, no code of an analysis service is loaded and nothing is stored for it. Measuring and recording are separate choices, and a no is kept as well as a yes.",
    /** The words in the tag `code` are names of entries, set in a typewriter face. */
    entries:
      "If you agree, PostHog keeps an id of this browser and of your visit, and your consent, in the entries and the one cookie that are named <code>{one}</code> or <code>{other}</code>, for {days, plural, one {# day} other {# days}} at most. <code>{events}</code> holds what was not sent yet, and <code>{session}</code> the sign-in that was counted last. When you take your consent back, all of them are deleted at once.",
  },
  away: {
    title: "Taking it all away",
    text: "Sign out, then delete this site’s data in your browser’s settings. Your account stays on the server until you delete it under Preferences.",
  },
  /** What each entry is kept for. */
  purposes: {
    session: "Your session, so that you stay signed in. Gone when you sign out.",
    verifier:
      "A secret by which only this browser can finish a sign-in or a new password that you began here. Gone when it is finished.",
    language:
      "The language of menus, buttons and messages, if you have chosen one or came here by an address in that language.",
    accountLanguage:
      "Your own language, as your account says. It counts where you have chosen none. Gone when you sign out.",
    reader: "Whose texts and words are kept here, so that they go when that session has ended.",
    preferencesMirror: "Language, level and categories, so that the first page can load at once.",
    preferencesLocal: "Your choices as a visitor, or while the server could not be reached.",
    theme: "Light, dark, or as your system says, so that the page does not flash.",
    consent: "Whether you agreed to usage analysis, so that we ask only once.",
    returnTarget:
      "Where you were when you went to your mail, or to another site, to sign up or in. Gone when you are back.",
    firstSteps: "That the first steps after signing up are still before you.",
    readingLook: "Spacing, width and readings of the texts you read on this device.",
    listening: "The voice, speed and pause that you chose for reading aloud.",
    positions: "Where you are in your texts, so that you find the place again, offline too.",
    outbox: "What you did that the server does not have yet. Gone as soon as it was sent.",
    reviews: "The words you had to review last, so that you can review them offline.",
    cards: "How the words of a review are asked on this device: shown, left out, spoken or typed.",
    releaseBucket: "A number from 0 to 99, drawn at random: whether you see a new version early.",
    releaseRevision:
      "The newest version of the site that you have seen, so that you never go back by accident.",
    releaseSession: "A random number, so that a version that fails in this tab is counted once.",
    releaseReports: "What of that was told already.",
    brokenReleases: "Parts of the site that failed in this tab, so that it keeps to the version that works.",
    brokenShell: "The same for the frame around them.",
    releaseReload: "That the page was loaded again for a newer version, so that this happens once.",
    onPage: "What this page shows, so that the next one avoids it if it hangs.",
    openedBooks: "Books you opened in this tab, so that each visit is counted once.",
    wish: "What you wanted to do with a book when you were asked to sign in.",
    override: "A version of a part that you chose to look at in this tab, and by which link.",
    frame: "The page around everything else.",
    files: "The files of this version of the site.",
    shared: "A file that another app shared to this one, until you see it here.",
    hung: "What hung in the last twenty tabs in which anything did.",
    personal:
      "Texts and lists that you opened, for you alone. Gone when you sign out or somebody else signs in.",
  },
} as const satisfies Messages;
