import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "Sprawdzone słowa",
  lead: "Każde słowo sprawdzone podczas czytania, od najnowszych.",
  kept: "Przechowujemy je przez {months, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}.",
  failed: "Nie można teraz wczytać sprawdzonych słów…",
  empty: {
    title: "Jeszcze nic nie ma",
    text: "Dotknij dowolnego słowa w artykule, aby zobaczyć, co znaczy. Każde trafi na tę listę.",
    action: "Poczytaj coś",
  },
  columns: { word: "Słowo", translation: "Tłumaczenie", met: "Źródło", when: "Kiedy" },
};
