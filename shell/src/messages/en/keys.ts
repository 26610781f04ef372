import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of what is printed on keys, in ICU MessageFormat; letters and arrows are the same everywhere. */
export const messages = {
  Tab: "Tab",
  Enter: "Enter",
  Esc: "Esc",
  Space: "Space",
} as const satisfies Messages;
