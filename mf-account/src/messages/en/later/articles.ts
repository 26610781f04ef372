import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of this area's interface, in ICU MessageFormat. */
export const messages = {
  title: "My articles",
  lead: "What you have opened and finished, newest first.",
  failed: "Unable to load your articles right now...",
  empty: {
    title: "No articles yet",
    text: "Open an article in the newsfeed. From then on you find it here.",
    action: "Go to the newsfeed",
  },
  finished: "Finished",
  opened: "Opened",
} as const satisfies Messages;
