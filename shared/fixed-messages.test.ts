import { expect, test } from "vitest";
import { MESSAGES, SIGN_IN_AGAIN } from "./fixed-messages.ts";
import * as limits from "./limits.ts";
import { ANONYMOUS_USER } from "./text/anonymous.ts";

test("the messages are exact, letter for letter", () => {
  expect(MESSAGES).toEqual({
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
  });
  expect(SIGN_IN_AGAIN).toEqual(["Auth session missing", "Invalid refresh token", "Refresh Token Not Found"]);
});

test("whoever gives no name is sent as Anonymous User", () => {
  expect(ANONYMOUS_USER).toBe("Anonymous User");
});

test("the constants have their exact values", () => {
  const { MOST_PARAGRAPHS_A_REPORT, MOST_FOUND_COUNTED, MOST_PARTS, MOST_SPOKEN, ...numbers } = limits;
  expect(numbers).toEqual({
    MIN_PASSWORD_LENGTH: 6,
    RESET_SUCCESS_CLOSES_MS: 2000,
    FEEDBACK_SUCCESS_CLOSES_MS: 2000,
    SAVED_WORD_CHECK_DELAY_MS: 100,
    LOOKUP_LOG_DEBOUNCE_MS: 1000,
    LOCAL_PREFERENCES_VALID_MS: 600_000,
    WORDS_PAGE_SIZE: 50,
    NEWSFEED_PAGE_SIZE: 20,
    READ_ARTICLES_PAGE_SIZE: 20,
    WORD_LOOKUPS_PAGE_SIZE: 20,
    LIKED_PAGE_SIZE: 24,
    BOOK_LISTS_PAGE_SIZE: 6,
    BOOKS_PER_LIST: 10,
    SUPPORTED_LANGUAGES: 16,
    FALLBACK_CATEGORIES: 7,
    DEFAULT_PREFERRED_CATEGORIES: 3,
    ANALYTICS_BATCH_SIZE: 50,
    ANALYTICS_FLUSH_MS: 5000,
    ANALYTICS_TIMEOUT_MS: 90_000,
    ANALYTICS_RETRY_CAP_MS: 600_000,
    ANALYTICS_SESSION_IDLE_MS: 1_800_000,
    ANALYTICS_PERSISTENCE_DAYS: 365,
    RECORDING_BATCH_SIZE: 1000,
    RECORDING_BATCH_MS: 10_000,
  });
});
