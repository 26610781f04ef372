import type { Messages } from "@lagom/shared/i18n/strings";

/** What stands in documents until the shell does. The build writes it into them, since the first script must stay small. */
export const messages = {
  /** A link that loads the page again, on a page of which nothing else is there. */
  failed: "Lagom did not load. Try again.",
  /** On pages that are nothing without scripts. */
  needsScript: "Lagom needs JavaScript to show this page.",
} as const satisfies Messages;
