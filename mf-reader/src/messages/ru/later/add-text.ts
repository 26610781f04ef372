import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "Откуда текст",
  ways: { paste: "Вставить", file: "Файл", link: "Ссылка" },
  textTitle: "Название",
  textTitleHint: "Без названия текст назовётся по первым словам.",
  file: "Выбрать файл",
  chosenFile: "Выбрать файл: {name}",
  fileHint:
    "или перетащите его сюда: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT или VTT. Файл остаётся в вашем браузере, хранится только его текст.",
  anotherFile: "Чтобы заменить файл, выберите или перетащите другой.",
  reading: "Читаем «{file}»…",
  characters: "{characters, plural, one {# знак} few {# знака} many {# знаков} other {# знака}}.",
  chaptersAndCharacters:
    "{chapters, plural, one {# глава} few {# главы} many {# глав} other {# главы}}, {characters, plural, one {# знак} few {# знака} many {# знаков} other {# знака}}.",
  becomes:
    "Получится {parts, plural, one {# текст} few {# текста} many {# текстов} other {# текста}}, не длиннее {most, number} знаков каждый.",
  partsBefore:
    "Уже есть среди ваших текстов: {before, number} из {parts, number}; добавится только остальное.",
  oneFile: "Добавляйте файлы по одному.",
  fileTooLong:
    "В «{file}» {characters, plural, one {# знак} few {# знака} many {# знаков} other {# знака}}, а за раз можно добавить не больше {most, number}. Разделите его на файлы поменьше.",
  refused: {
    unknown:
      "Файлы такого типа здесь не читаются: «{file}». Подойдут EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT и VTT.",
    large: "Файл «{file}» слишком большой. Предел — 100 МБ, для простого текста 12 МБ, для PDF 5000 страниц.",
    empty: "Файл «{file}» пуст: в нём нет текста.",
    encrypted: "Файл «{file}» защищён паролем. Сохраните его без пароля и выберите снова.",
    protected:
      "Файл «{file}» защищён от копирования (DRM): открыть его может только приложение магазина или библиотеки.",
    scanned:
      "В «{file}» нет текста, только изображения страниц. Распознайте текст (OCR) и выберите файл снова.",
    damaged: "Файл «{file}» повреждён и не открывается. Скачайте или сохраните его заново.",
    bomb: "Файл «{file}» распаковывается в нечто намного больше книги, поэтому мы его не открыли.",
    slow: "Файл «{file}» не прочитался за минуту, поэтому чтение остановлено.",
    failed: "Не удалось прочитать «{file}». Проверьте соединение и выберите файл снова.",
  },
  partsFailed:
    "«{title}»: добавлено {added, number} из {of, plural, one {# текста} few {# текстов} many {# текстов} other {# текста}}. Остальное добавить не удалось.",
  text: "Текст",
  limit: "До {most, number} знаков; можно ещё {left, number}.",
  tooLong: "Это на {over, number} больше, чем можно. Добавьте текст по частям.",
  url: "Адрес страницы",
  urlHint: "Берётся статья со страницы, без скриптов; страница указывается как источник.",
  bookmarklet: {
    name: "Читать в Lagom",
    text: "Чтобы добавлять страницы отовсюду, перетащите эту кнопку на панель закладок и нажимайте её на нужной странице:",
    copied: "Скопировано. Создайте закладку и вставьте это как адрес.",
    copyFailed: "Скопировать не удалось. Перетащите кнопку на панель закладок.",
  },
  language: "Язык",
  guess: "Определить автоматически",
  read: "Читать",
  addFailed: "Не удалось добавить текст. Попробуйте ещё раз.",
  problem: "{field}: {reason}.",
  fields: { url: "Адрес", text: "Текст", sections: "Текст", title: "Название" },
};
