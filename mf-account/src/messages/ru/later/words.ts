import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "Экспорт и импорт",
  exportCsv: "Экспорт в CSV",
  exportAnki: "Экспорт для Anki",
  exportFailed: "Не удалось экспортировать ваши слова. Попробуйте ещё раз.",
  import: "Импорт из CSV",
  importTitle: "Импорт слов",
  importText:
    "Файл CSV со столбцами word, translation, language и translation_language, а при желании ещё status, base_form и sentence. Прежде чем что-либо сохранится, вы увидите, что получится.",
  file: "Файл",
  choose: "Выбрать файл",
  reading: "Читаем файл",
  importFailed:
    "Не удалось импортировать файл целиком. Попробуйте ещё раз; то, что уже сохранено, останется.",
  tooLarge: "Файл слишком большой для одного импорта. Разделите его на файлы поменьше.",
  tooMany:
    "В файле больше слов, чем можно импортировать за раз ({most, number}). Разделите его на файлы поменьше.",
  another: "Выбрать другой файл",
  store: "Импортировать {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}}",
  storeSome:
    "Импортировать {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}} и пропустить {left, plural, one {# строку} few {# строки} many {# строк} other {# строки}}",
  imported:
    "{count, plural, one {Импортировано # слово} few {Импортировано # слова} many {Импортировано # слов} other {Импортировано # слова}}",
  preview: "Что получится из каждой строки",
  summary:
    "Новых: {fresh, number}, изменённых: {changed, number}, без изменений: {same, number}, не читается: {bad, number}.",
  line: "Строка",
  outcome: "Итог",
  outcomes: { new: "Новое", changed: "Изменено", same: "Без изменений" },
  badTitle: "Строки, которые не удалось прочитать",
  lineNumber: "Строка {line}:",
  more: "и ещё {count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}",
  missingColumns: "в первой строке нет столбцов {names}.",
  emptyCell: "{name}: пусто.",
  tooLong: "{name}: больше {most, number} символов.",
  noLanguage: "«{given}» не входит в число 16 языков.",
  noStatus: "статуса «{given}» нет; возможны new, learning, known и ignored.",
  repeated: "то же слово, что и в строке {line}.",
  unclosed: "открытая здесь кавычка не закрыта до конца ячейки.",
};
