import type { Messages } from "../../i18n/strings.ts";

/** Messages whose English has an exact wording (docs/product.md#messages-and-constants); the dots are part of the text. */
export const messages = {
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
} as const satisfies Messages;
