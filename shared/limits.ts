/** The business constants (docs/product.md#messages-and-constants), each with its unit in the name. */
export const MIN_PASSWORD_LENGTH = 6;
export const RESET_SUCCESS_CLOSES_MS = 2000;
export const FEEDBACK_SUCCESS_CLOSES_MS = 2000;
export const SAVED_WORD_CHECK_DELAY_MS = 100;
export const LOOKUP_LOG_DEBOUNCE_MS = 1000;
export const LOCAL_PREFERENCES_VALID_MS = 10 * 60 * 1000;
export const WORDS_PAGE_SIZE = 50;
export const NEWSFEED_PAGE_SIZE = 20;
export const READ_ARTICLES_PAGE_SIZE = 20;
export const WORD_LOOKUPS_PAGE_SIZE = 20;
export const LIKED_PAGE_SIZE = 24;
export const BOOK_LISTS_PAGE_SIZE = 6;
export const BOOKS_PER_LIST = 10;
export const SUPPORTED_LANGUAGES = 16;
export const FALLBACK_CATEGORIES = 7;
export const DEFAULT_PREFERRED_CATEGORIES = 3;
export const ANALYTICS_BATCH_SIZE = 50;
export const ANALYTICS_FLUSH_MS = 5000;
export const ANALYTICS_TIMEOUT_MS = 90_000;
export const ANALYTICS_RETRY_CAP_MS = 10 * 60 * 1000;
export const ANALYTICS_SESSION_IDLE_MS = 30 * 60 * 1000;
export const ANALYTICS_PERSISTENCE_DAYS = 365;
export const RECORDING_BATCH_SIZE = 1000;
export const RECORDING_BATCH_MS = 10_000;

/** More paragraphs than anybody reads between two reports of reading. */
export const MOST_PARAGRAPHS_A_REPORT = 5000;
/** A search in one's words counts its finds so far only: two pages of them. */
export const MOST_FOUND_COUNTED = 100;
/** Most words of a phrase that are answered one by one. */
export const MOST_PARTS = 20;
/** Most of a text that the server speaks in one piece, in UTF-16 units; longer sentences are asked for in several pieces. */
export const MOST_SPOKEN = 1000;
