import { counted } from "@lagom/shared/text/format";

/** What a reminder says, and where it leads. */
export interface ReminderText {
  title: string;
  lead: string;
  action: string;
  path: string;
}

/** @param due words that wait for a review */
export function reminderText(due: number): ReminderText {
  return due > 0
    ? {
        title: `${counted(due, "word is", "words are")} due`,
        lead: "A short review today keeps them in mind.",
        action: "Review now",
        path: "/my-words?review",
      }
    : {
        title: "Time to read",
        lead: "A short text is enough for today.",
        action: "Choose a text",
        path: "/newsfeed",
      };
}
