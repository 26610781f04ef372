import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "История переводов",
  lead: "Все слова, перевод которых вы смотрели при чтении, сначала новые.",
  kept: "История хранится {months, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}.",
  failed: "Сейчас не удаётся загрузить историю переводов…",
  empty: {
    title: "Переводов пока нет",
    text: "Коснитесь любого слова в статье, чтобы узнать его значение. Все они будут записаны здесь.",
    action: "Почитать",
  },
  columns: { word: "Слово", translation: "Перевод", met: "Где встретилось", when: "Когда" },
};
