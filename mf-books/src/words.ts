/** The words of this area's interface, in English. */
export const words = {
  more: "Show more",
  seeBooks: "See all books",
  seeStart: "See what Lagom is",
  unknown: "unknown",

  search: {
    title: "Books",
    lead: "Find a book by its title or its author.",
    field: "Search books",
    placeholder: "Title or author",
    academic: "Show academic books",
    liked: "Liked books",
    failed: "Unable to load books right now...",
    shown: (count: string) => `${count} shown`,
    none: {
      title: "No book found",
      text: (query: string) => `No title or author has “${query}” in it. Try fewer letters.`,
      action: "Clear the search",
    },
    empty: {
      title: "The shelves are empty",
      text: "No books have been added yet.",
      action: "Read the news instead",
    },
  },

  book: {
    title: "Book",
    failed: "Unable to load this book right now...",
    gone: { title: "This book is not here", text: "It may have been removed, or the address is not right." },
    facts: "Facts",
    rating: "Rating",
    unrated: "No ratings yet",
    original: "Original language",
    published: "Published",
    publisher: "Publisher",
    pages: "Pages",
    like: "Like",
    liked: "Liked",
    share: "Copy link",
    copied: "Link copied",
    copyFailed: "The link could not be copied. Copy it from the address bar.",
    yourRating: "Your rating",
    stars: (count: number) => `${count} ${count === 1 ? "star" : "stars"}`,
    clear: "Take back",
    rateFailed: "Your rating could not be saved. Please try again.",
    signInHint: "Sign in to like and rate this book.",
    signIn: "Sign in",
  },

  liked: {
    title: "Liked books",
    lead: "The books you marked with a heart, newest first.",
    failed: "Unable to load your liked books right now...",
    empty: {
      title: "No liked books yet",
      text: "Open a book and press the heart. It then stands here.",
      action: "Find a book",
    },
  },

  list: {
    title: "Book list",
    public: "Public list",
    private: "Only you can see this list",
    failed: "Unable to load this list right now...",
    gone: {
      title: "This list is private or gone",
      text: "Its owner may have made it private or deleted it.",
    },
    empty: { title: "No books on this list yet", text: "Its owner has not added any." },
  },
} as const;
