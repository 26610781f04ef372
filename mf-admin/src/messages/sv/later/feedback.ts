import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "Det som människor har skrivit via feedbackknappen och kontaktsidan, nyast först.",
  failed: "Feedbacken kan inte läsas in just nu…",
  search: "Ord eller avsändare",
  empty: { title: "Ingen feedback än", text: "Ingen har skrivit." },
  context: "På {page} · {language} {level}",
  state: "Status",
  choices: { state: { all: "Alla", open: "Öppna", done: "Avklarade" } },
  done: "Avklarat",
  finish: {
    label: "Markera som avklarat",
    labelOf: "Markera som avklarat: {subject}",
    said: "Markerat som avklarat.",
  },
  reopen: { label: "Öppna igen", labelOf: "Öppna igen: {subject}", said: "Öppet igen." },
};
