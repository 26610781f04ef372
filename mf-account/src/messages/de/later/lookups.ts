import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "Nachgeschlagen",
  lead: "Jedes Wort, das du beim Lesen nachgeschlagen hast, die neuesten zuerst.",
  kept: "Was du nachschlägst, bleibt {months, plural, one {# Monat} other {# Monate}} gespeichert.",
  failed: "Deine nachgeschlagenen Wörter können gerade nicht geladen werden\u00a0…",
  empty: {
    title: "Noch nichts nachgeschlagen",
    text: "Tippe in einem Artikel auf ein Wort, um zu sehen, was es bedeutet. Jedes wird hier notiert.",
    action: "Etwas lesen",
  },
  columns: { word: "Wort", translation: "Übersetzung", met: "Gefunden in", when: "Wann" },
};
