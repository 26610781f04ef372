/** Enough of a sentence to find it by. */
const LONGEST_SENTENCE = 200;

/** Every address of the product (docs/product.md#routes). Links use these, so that no component spells a path. */
export const paths = {
  landing: "/",
  newsfeed: "/newsfeed",
  article: (articleId: number) => `/article/${articleId}`,
  /** An article in one rewrite of it, at the sentence where a word was met. */
  sentence: (articleId: number, rewriteId: number, sentence: string | null) =>
    `/article/${articleId}?${metQuery({ rewrite: String(rewriteId) }, sentence)}`,
  /** A book in one of its texts, at the sentence where a word was met. */
  bookSentence: (slug: string, rewriteId: number, sentence: string | null) =>
    `/books/${encodeURIComponent(slug)}?${metQuery({ rewrite: String(rewriteId) }, sentence)}`,
  /** A text of the reader's own, at the sentence where a word was met. */
  ownSentence: (textId: number, sentence: string | null) =>
    `/reader?${metQuery({ text: String(textId) }, sentence)}`,
  reader: "/reader",
  ownText: (textId: number) => `/reader?text=${textId}`,
  words: "/my-words",
  lookups: "/my-lookups",
  articles: "/my-articles",
  statistics: "/profile-stats",
  books: "/books",
  chapter: (bookId: number, chapter: number) => `/reader?book=${bookId}&chapter=${chapter}`,
  book: (slug: string) => `/books/${encodeURIComponent(slug)}`,
  liked: "/liked-book-bites",
  list: (listId: number) => `/lists/${listId}`,
  admin: "/admin",
  adminBookLists: "/admin/book-lists",
  adminRatings: "/admin/ratings",
  adminUsers: "/admin/users",
  adminFeedback: "/admin/feedback",
  adminMails: "/admin/mails",
  adminFeeds: "/admin/feeds",
  adminDictionaries: "/admin/dictionaries",
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

function metQuery(text: Record<string, string>, sentence: string | null): URLSearchParams {
  return new URLSearchParams({
    ...text,
    ...(sentence ? { sentence: sentence.slice(0, LONGEST_SENTENCE) } : {}),
  });
}

/** The rewrite and sentence that an address leads back to. */
export function metContextFrom(search: URLSearchParams): { rewrite: number | null; sentence: string | null } {
  const rewrite = Number(search.get("rewrite"));
  return {
    rewrite: Number.isInteger(rewrite) && rewrite > 0 ? rewrite : null,
    sentence: search.get("sentence"),
  };
}

/** The chapter of a serial that an address names; undefined where it names none. */
export function chapterFrom(search: URLSearchParams): { book: number; chapter: number } | undefined {
  const [book, chapter] = [Number(search.get("book")), Number(search.get("chapter"))];
  return Number.isInteger(book) && Number.isInteger(chapter) && book > 0 && chapter > 0
    ? { book, chapter }
    : undefined;
}
