import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the page of ratings, in ICU MessageFormat. */
export const messages = {
  list: {
    lead: "Likes and stars that readers gave.",
    failed: "Unable to load ratings right now...",
    search: "Book or reader",
    empty: { title: "No ratings yet", text: "No reader has liked or rated a book." },
    columns: { book: "Book", user: "Reader", liked: "Liked", stars: "Stars", when: "When" },
    choices: {
      sort: { all: "Newest first", oldest: "Oldest first", best: "Most stars", worst: "Fewest stars" },
    },
    view: "What to show",
    each: "Each rating",
    byBook: "By book",
    ofBook: "Only those of one book.",
    ofUser: "Only those of one reader.",
    yes: "Yes",
    no: "No",
    stars: "{count, number} of 5",
    remove: {
      label: "Remove",
      title: "Remove this rating?",
      text: "What {user} gave “{book}” goes, and the book’s average is worked out without it.",
      confirm: "Remove",
      done: "A rating of “{book}” is removed.",
    },
  },
  books: {
    lead: "What the ratings of each book come to.",
    failed: "Unable to load ratings right now...",
    search: "Book",
    empty: { title: "No ratings yet", text: "No reader has rated a book." },
    columns: { book: "Book", average: "Average", count: "Ratings" },
    choices: { sort: { all: "Most ratings", best: "Best first", worst: "Worst first", title: "By title" } },
    average: "{stars} of 5",
    all: "Show ratings",
  },
} as const satisfies Messages;
