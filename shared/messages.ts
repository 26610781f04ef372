/** Every message with an exact wording (docs/product.md#messages-and-constants); the dots are part of the text. */
export const MESSAGES = {
  failedToRefreshUser: "Failed to refresh user",
  passwordsDoNotMatch: "Passwords do not match",
  passwordTooShort: "Password must be at least 6 characters long",
  unexpectedError: "An unexpected error occurred",
  articleRewrite: "Unable to load article right now. Please try again in a few seconds.",
  article: "Unable to load this article right now...",
  rewrite: "Unable to load article content right now...",
  newsfeed: "Unable to load articles right now...",
  translation: "Translation service is temporarily unavailable. Please try again in a few seconds.",
  statistics: "Unable to load statistics right now...",
  streak: "Unable to load streak data right now...",
  wordAlreadySaved: "Word already saved",
  feedbackFailed: "Failed to send feedback. Please try again.",
  feedbackNetwork: "Network error. Please check your connection and try again.",
  preferencesLoad: "Failed to load user preferences",
  preferencesUpdate: "Failed to update preferences",
  passwordUpdated: "Password Updated!",
  passwordUpdatedText: "Your password has been successfully updated.",
} as const;

/** Errors of loading the session that mean "sign in again" and are only logged. */
export const SIGN_IN_AGAIN = [
  "Auth session missing",
  "Invalid refresh token",
  "Refresh Token Not Found",
] as const;

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
