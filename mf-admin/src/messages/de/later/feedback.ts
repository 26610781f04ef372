import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "Was über den Feedback-Button und die Kontaktseite kam, das Neueste zuerst.",
  failed: "Das Feedback kann gerade nicht geladen werden\u00a0…",
  search: "Wörter oder Absender",
  empty: { title: "Noch kein Feedback", text: "Noch hat niemand geschrieben." },
  context: "Auf {page} · {language} {level}",
  state: "Status",
  choices: { state: { all: "Alle", open: "Offen", done: "Erledigt" } },
  done: "Erledigt",
  finish: {
    label: "Als erledigt markieren",
    labelOf: "Als erledigt markieren: {subject}",
    said: "Als erledigt markiert.",
  },
  reopen: { label: "Wieder öffnen", labelOf: "Wieder öffnen: {subject}", said: "Wieder offen." },
};
