import type { Messages } from "@lagom/shared/i18n/strings";

/**
 * The titles and descriptions of pages that the web host writes into their documents, for tabs, search engines and link previews.
 * They travel in the release's route table. Without arguments, since the build reads them as they stand.
 */
export const messages = {
  titles: {
    landing: "Read the world at just the right level",
    newsfeed: "Newsfeed",
    article: "Article",
    reader: "Reader",
    words: "My words",
    lookups: "My lookups",
    articles: "My articles",
    statistics: "Statistics",
    books: "Books",
    book: "Book",
    liked: "Liked books",
    list: "Book list",
    dashboard: "Dashboard",
    "book-lists": "Book lists",
    ratings: "Ratings",
    users: "Users",
    feedback: "Feedback",
    mails: "Mails",
    feeds: "Feeds",
    dictionaries: "Dictionaries",
    releases: "Releases",
    account: "Account",
    "auth-callback": "Signing you in",
    "reset-password": "Reset password",
    "password-recovery": "Password recovery",
    about: "About",
    privacy: "Privacy",
    terms: "Terms",
    cookies: "Cookies",
    contact: "Contact",
    faq: "FAQ",
    widgets: "Widgets",
  },
  /** Of the public pages. */
  descriptions: {
    landing:
      "News and books in 16 languages, rewritten to the level you can enjoy. Touch any word for its meaning in that sentence, keep it, and see it again. Free, without advertisements.",
    about:
      "How Lagom works: every text at several levels, meanings in the sentence itself, and where texts and meanings come from.",
    privacy:
      "What Lagom keeps about you, where, for how long, who else sees it, and how to take it away again.",
    terms: "The few rules for using Lagom, and what is promised and what is not.",
    cookies: "What Lagom keeps in your browser and why, and your choice about usage analysis.",
    contact: "Write to the people who run this site: questions, ideas, a mistake in a text.",
    faq: "Which level is mine, how to look up words, when a day counts for the streak, and other first questions about Lagom.",
  },
} as const satisfies Messages;
