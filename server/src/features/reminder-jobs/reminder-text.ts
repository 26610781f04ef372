import type { LanguageCode } from "@lagom/shared/text/languages";
import { stringsIn } from "../../platform/i18n/strings-in.ts";

/** What a reminder says, and where it leads. */
export interface ReminderText {
  title: string;
  lead: string;
  action: string;
  path: string;
}

/** @param due words that wait for a review */
export function reminderText(due: number, language: LanguageCode): ReminderText {
  const { review, read } = stringsIn(language).reminders;
  return due > 0
    ? { ...review, title: review.title({ due }), path: "/my-words?review" }
    : { ...read, path: "/newsfeed" };
}
