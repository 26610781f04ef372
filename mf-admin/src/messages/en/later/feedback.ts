import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the page of feedback, in ICU MessageFormat. */
export const messages = {
  lead: "What people wrote through the feedback button and the contact page, newest first.",
  failed: "Unable to load feedback right now...",
  search: "Words or sender",
  empty: { title: "No feedback yet", text: "Nobody has written." },
  context: "On {page} · {language} {level}",
  state: "State",
  choices: { state: { all: "All", open: "Open", done: "Done" } },
  done: "Done",
  finish: { label: "Mark as done", labelOf: "Mark as done: {subject}", said: "Marked as done." },
  reopen: { label: "Open again", labelOf: "Open again: {subject}", said: "Open again." },
} as const satisfies Messages;
