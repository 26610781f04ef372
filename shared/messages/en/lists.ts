import type { Messages } from "../../i18n/strings.ts";

/** The messages of tables and their pages, which each area bundles for itself, in ICU MessageFormat. */
export const messages = {
  /** Names the buttons that go from page to page. */
  pages: "Pages",
  previous: "Previous",
  page: "Page {page}",
  next: "Next",
  /** The head of a column of buttons, for screen readers. */
  actions: "Actions",
} as const satisfies Messages;
