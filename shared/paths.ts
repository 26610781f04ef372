/** Enough of a sentence to find it by. */
const LONGEST_SENTENCE = 200;

/** Every address of the product (product.md §2, design §3). Links use these, so that no component spells a path. */
export const paths = {
  landing: "/",
  newsfeed: "/newsfeed",
  article: (articleId: number) => `/article/${articleId}`,
  /** An article in one rewrite of it, at the sentence where a word was met. */
  sentence: (articleId: number, rewriteId: number, sentence: string | null) =>
    `/article/${articleId}?${new URLSearchParams({ rewrite: String(rewriteId), ...(sentence ? { sentence: sentence.slice(0, LONGEST_SENTENCE) } : {}) })}`,
  reader: "/reader",
  ownText: (textId: number) => `/reader?text=${textId}`,
  words: "/my-words",
  lookups: "/my-lookups",
  articles: "/my-articles",
  statistics: "/profile-stats",
  books: "/books",
  book: (slug: string) => `/books/${encodeURIComponent(slug)}`,
  liked: "/liked-book-bites",
  list: (listId: number) => `/lists/${listId}`,
  admin: "/admin",
  adminBookLists: "/admin/book-lists",
  adminRatings: "/admin/ratings",
  adminUsers: "/admin/users",
  adminFeedback: "/admin/feedback",
  adminReleases: "/admin/releases",
  authCallback: "/auth/callback",
  resetPassword: "/auth/reset-password",
  passwordRecovery: "/auth/password-recovery",
  about: "/about",
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
  contact: "/contact",
  faq: "/faq",
} as const;
