import type { CallKey } from "./calls.ts";

/** A call whose replies pages keep in the query cache: every GET, and the two that ask by POST. */
export type ReadKey =
  | Extract<CallKey, `GET ${string}`>
  | "POST /api/translate"
  | "POST /api/books/{id}/translation";
/** A call that changes something. */
export type WriteKey = Exclude<CallKey, ReadKey>;

/** What a reply is about. Each write names the tags it changes, which makes cached replies with one of these tags stale. */
export const TAG_NAMES = [
  "administration",
  "book-lists",
  "books",
  "known-words",
  "level-offer",
  "liked-books",
  "marks",
  "meanings",
  "notes",
  "own-texts",
  "read-articles",
  "releases",
  "reviews",
  "sessions",
  "statistics",
  "streak",
  "texts",
  "today",
  "token-corrections",
  "ux-flags",
  "word-lookups",
  "words",
] as const;
export type Tag = (typeof TAG_NAMES)[number];
type Tags = readonly Tag[];

/** Tags whose stale replies are removed instead of being shown until new ones arrive: a change of preferences clears meanings. */
export const CLEARED: Tags = ["meanings"];

/** Reads of saved words, and of figures derived from them. */
const SAVED_WORDS: Tags = ["words", "marks", "reviews", "statistics"];
const ACTIVITIES: Tags = ["read-articles", "word-lookups", "statistics", "streak", "today", "level-offer"];

/**
 * What each read is about. Most of what administrators see is changed by other people, so their pages refetch it on every visit
 * and only their own changes carry its tag.
 */
export const READS: Readonly<Record<ReadKey, Tags>> = {
  "GET /api/newsfeed": [],
  "GET /api/article_rewrite": ["texts"],
  "GET /api/article/{id}/rewrite": ["texts"],
  "GET /api/rewrite/{id}": ["texts"],
  // What is spoken of a text does not change.
  "GET /api/rewrite/{id}/speech": [],
  "GET /api/books/{id}/summary": ["texts"],
  "POST /api/books/{id}/translation": ["texts"],
  "GET /api/books/{id}/chapters": ["read-articles"],
  "GET /api/books/{id}/chapters/{chapter}": ["texts"],
  "GET /api/sample": ["texts"],
  "POST /api/translate": ["meanings"],
  "GET /api/languages": [],
  "GET /api/categories": [],
  "GET /api/token-corrections": ["token-corrections"],
  "GET /api/user-words": ["words"],
  "GET /api/user-words/export": ["words"],
  "GET /api/user-words/check/{word}": ["words"],
  "GET /api/user-words/marks": ["marks"],
  "GET /api/user-words/reviews": ["reviews"],
  "GET /api/user/known-words/{id}": ["known-words"],
  "GET /api/user/me": [],
  "GET /api/user/export": [],
  "GET /api/user/sessions": ["sessions"],
  "GET /api/user/preferences": [],
  "GET /api/user/statistics": ["statistics"],
  "GET /api/user/statistics/{id}": ["statistics"],
  "GET /api/user/streak": ["streak"],
  "GET /api/user/today": ["today"],
  "GET /api/user/week": ["statistics"],
  "GET /api/user/level-offer": ["level-offer"],
  "GET /api/user/read-articles": ["read-articles"],
  "GET /api/user/word-lookups": ["word-lookups"],
  "GET /api/user/notes": ["notes"],
  "GET /api/user/texts": ["own-texts"],
  "GET /api/user/texts/{id}": ["texts"],
  "GET /api/ux-flags": ["ux-flags"],
  "GET /api/books/search": [],
  "GET /api/books/slug/{slug}": ["books"],
  "GET /api/books/shelves": [],
  "GET /api/ratings/liked": ["liked-books"],
  "GET /api/book-lists": ["book-lists"],
  "GET /api/book-lists/{id}": ["book-lists"],
  "GET /api/admin/dashboard": ["administration"],
  "GET /api/admin/release-override": [],
  "GET /api/admin/users": ["administration"],
  "GET /api/admin/book-lists": ["administration"],
  "GET /api/admin/book-lists/{id}": ["administration"],
  "GET /api/admin/ratings": ["administration"],
  "GET /api/admin/ratings/books": ["administration"],
  "GET /api/admin/feedback": ["administration"],
  "GET /api/admin/mails": ["administration"],
  "GET /api/admin/feeds": ["administration"],
  "GET /api/admin/open-feeds": ["administration"],
  "GET /api/admin/dictionaries": ["administration"],
  "GET /api/admin/log": ["administration"],
  "GET /api/releases": ["releases"],
  "GET /api/releases/log": ["releases"],
  "GET /api/releases/tokens": ["releases"],
  "GET /api/releases/deployables/{deployable}": ["releases"],
  "GET /api/releases/deployables/{deployable}/{release}/failures": ["releases"],
};

/** What each write changes. */
export const WRITES: Readonly<Record<WriteKey, Tags>> = {
  // The page that requests a text puts the reply into the cache itself.
  "POST /api/rewrite/{id}/retry": [],
  "POST /api/books/{id}/summary": [],
  "PUT /api/token-corrections": ["token-corrections"],
  "DELETE /api/token-corrections/{id}": ["token-corrections"],
  "POST /api/user-words": SAVED_WORDS,
  "PATCH /api/user-words": SAVED_WORDS,
  "POST /api/user-words/delete": SAVED_WORDS,
  "POST /api/user-words/restore": SAVED_WORDS,
  "POST /api/user-words/import": SAVED_WORDS,
  "PATCH /api/user-words/{id}": SAVED_WORDS,
  "DELETE /api/user-words/{id}": SAVED_WORDS,
  "DELETE /api/user-words/{source_lang}/{word}": SAVED_WORDS,
  "PUT /api/user-words/{id}/reviews/{answer_id}": [...SAVED_WORDS, "streak"],
  "DELETE /api/user-words/{id}/reviews/{answer_id}": [...SAVED_WORDS, "streak"],
  "PUT /api/user/known-words/{id}": ["known-words"],
  "DELETE /api/user/known-words/{id}": ["known-words"],
  "DELETE /api/user/me": [],
  "DELETE /api/user/sessions/{id}": ["sessions"],
  // Meanings and the glosses in a text are in the reader's own language; the day is that of the time zone.
  "PUT /api/user/preferences": ["meanings", "texts", "today", "level-offer"],
  "PUT /api/user/level-offer": ["level-offer"],
  "POST /api/user/activities": ACTIVITIES,
  "PUT /api/user/notes": ["notes"],
  "POST /api/user/texts": ["own-texts"],
  "PATCH /api/user/texts/{id}": ["own-texts"],
  "DELETE /api/user/texts/{id}": ["own-texts", "read-articles"],
  "PUT /api/user/reading-positions/{id}": ["read-articles"],
  "POST /api/ux-flags/select_to_translate_tutorial": ["ux-flags"],
  "PUT /api/books/{id}/rating": ["books", "liked-books"],
  "DELETE /api/books/{id}/rating": ["books", "liked-books"],
  "POST /api/books/{id}/click": [],
  "POST /api/book-lists": ["book-lists"],
  "PATCH /api/book-lists/reorder-lists": ["book-lists"],
  "PATCH /api/book-lists/{id}": ["book-lists"],
  "DELETE /api/book-lists/{id}": ["book-lists"],
  "POST /api/book-lists/{id}/restore": ["book-lists"],
  "POST /api/book-lists/{id}/books": ["book-lists"],
  "DELETE /api/book-lists/{id}/books/{bookId}": ["book-lists"],
  "PATCH /api/book-lists/{id}/reorder": ["book-lists"],
  "POST /api/contact": [],
  "POST /api/release-reports": [],
  "POST /api/releases/changes": ["releases"],
  "POST /api/releases/rehearse": ["releases"],
  "POST /api/releases/tokens": ["releases"],
  "DELETE /api/releases/tokens/{name}": ["releases"],
  "POST /api/releases/deployables/{deployable}": ["releases"],
  "POST /api/releases/deployables/{deployable}/{release}": ["releases"],
  "PATCH /api/admin/users/{id}": ["administration"],
  "POST /api/admin/users/{id}/sign-out": ["administration"],
  "DELETE /api/admin/users/{id}": ["administration"],
  "PATCH /api/admin/book-lists/{id}": ["administration"],
  "DELETE /api/admin/book-lists/{id}": ["administration"],
  "DELETE /api/admin/ratings/{book_id}/{user_id}": ["administration"],
  "PATCH /api/admin/feedback/{id}": ["administration"],
  "POST /api/admin/mails/{id}/retry": ["administration"],
  "DELETE /api/admin/mails/{id}": ["administration"],
  "POST /api/admin/feeds": ["administration"],
  "PATCH /api/admin/feeds/{id}": ["administration"],
  "DELETE /api/admin/feeds/{id}": ["administration"],
  "POST /api/admin/open-feeds": ["administration"],
  "POST /api/admin/dictionaries": ["administration"],
  "DELETE /api/admin/dictionaries/{id}": ["administration"],
  "POST /api/admin/log/{id}/undo": ["administration"],
};
