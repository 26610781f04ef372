import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "Что написали через кнопку отзыва и страницу контактов, сначала новые.",
  failed: "Сейчас не удаётся загрузить отзывы…",
  search: "Слова или отправитель",
  empty: { title: "Отзывов пока нет", text: "Никто ещё не писал." },
  context: "Страница {page} · {language} {level}",
  state: "Состояние",
  choices: { state: { all: "Все", open: "Открытые", done: "Обработанные" } },
  done: "Обработано",
  finish: {
    label: "Отметить обработанным",
    labelOf: "Отметить обработанным: {subject}",
    said: "Отмечено как обработанное.",
  },
  reopen: { label: "Открыть снова", labelOf: "Открыть снова: {subject}", said: "Снова открыто." },
};
