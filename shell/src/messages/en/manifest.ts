import type { Messages } from "@lagom/shared/i18n/strings";

/** What the manifest of the installed app says; the build writes it there. Without arguments, since it is read as it stands. */
export const messages = {
  description:
    "News and books, rewritten to just the right level, for people who learn a language by reading.",
  screenshots: {
    reading: "A text at your level; touch any word to look it up",
    newsfeed: "The newsfeed, with how much of each text you know",
  },
  /** In the menu of the app's icon. */
  shortcuts: {
    read: "Continue reading",
    review: "Review words",
    books: "Books",
  },
} as const satisfies Messages;
