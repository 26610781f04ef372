import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the change of the interface's language. */
export const messages = {
  failed: "The language could not be changed. Check your connection and try again.",
} as const satisfies Messages;
