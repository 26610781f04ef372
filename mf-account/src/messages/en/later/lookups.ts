import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of this area's interface, in ICU MessageFormat. */
export const messages = {
  title: "My lookups",
  lead: "Every word you asked about while reading, newest first.",
  kept: "Lookups are kept for {months, plural, one {# month} other {# months}}.",
  failed: "Unable to load your lookups right now...",
  empty: {
    title: "No lookups yet",
    text: "Tap any word in an article to see what it means. Each one is noted here.",
    action: "Read something",
  },
  columns: { word: "Word", translation: "Translation", met: "Met in", when: "When" },
} as const satisfies Messages;
