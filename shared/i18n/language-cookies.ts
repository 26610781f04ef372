/** Cookies by which the web host knows the language of the interface before any script runs; their values are codes such as `ja`. */
export const LANGUAGE_COOKIES = {
  /** Chosen by the person. */
  chosen: "lagom-language",
  /** The source language of the account that was last signed in; it counts where nothing was chosen. */
  account: "lagom-account-language",
} as const;
