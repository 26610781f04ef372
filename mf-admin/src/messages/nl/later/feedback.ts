import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "Wat mensen via de feedbackknop en de contactpagina schreven, nieuwste eerst.",
  failed: "De feedback kan nu niet worden geladen…",
  search: "Woorden of afzender",
  empty: { title: "Nog geen feedback", text: "Er heeft nog niemand geschreven." },
  context: "Op {page} · {language} {level}",
  state: "Status",
  choices: { state: { all: "Alle", open: "Open", done: "Afgehandeld" } },
  done: "Afgehandeld",
  finish: {
    label: "Afhandelen",
    labelOf: "Afhandelen: {subject}",
    said: "Afgehandeld.",
  },
  reopen: { label: "Heropenen", labelOf: "Heropenen: {subject}", said: "Heropend." },
};
