import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the first script. The build writes them into the document, since the script must stay small. */
export const messages = {
  /** A link that loads the page again, on a page of which nothing else is there. */
  failed: "Lagom did not load. Try again.",
} as const satisfies Messages;
