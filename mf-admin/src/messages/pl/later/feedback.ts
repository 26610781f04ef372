import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "Co napisano przez przycisk opinii i stronę kontaktową, od najnowszych.",
  failed: "Nie można teraz wczytać opinii…",
  search: "Słowa lub nadawca",
  empty: { title: "Brak opinii", text: "Nikt jeszcze nie napisał." },
  context: "Strona {page} · {language} {level}",
  state: "Stan",
  choices: { state: { all: "Wszystkie", open: "Otwarte", done: "Załatwione" } },
  done: "Załatwione",
  finish: {
    label: "Oznacz jako załatwione",
    labelOf: "Oznacz jako załatwione: {subject}",
    said: "Oznaczono jako załatwione.",
  },
  reopen: { label: "Otwórz ponownie", labelOf: "Otwórz ponownie: {subject}", said: "Otwarte ponownie." },
};
