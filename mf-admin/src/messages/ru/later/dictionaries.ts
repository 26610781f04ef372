import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/dictionaries.ts";

export const messages: Translation<typeof english> = {
  lead: "Открытые словари дают перевод, когда его нет среди слов самой коллекции. Они загружаются с сайтов издателей и импортируются в фоне.",
  failed: "Сейчас не удаётся загрузить словари…",
  empty: {
    title: "Словарей нет",
    text: "Ни один не установлен, и ни один издатель не отвечает. Словарь можно импортировать и из файла.",
  },
  columns: {
    name: "Словарь",
    languages: "Языки",
    size: "Размер",
    licence: "Лицензия",
    state: "Состояние",
  },
  choices: { source: "С языка", target: "На язык", all: "Все" },
  publishers: {
    freedict: "FreeDict",
    kaikki: "Kaikki",
    "cc-cedict": "CC-CEDICT",
    jmdict: "JMdict",
    file: "файл",
  },
  unreachable: "Не удаётся получить список {publisher}.",
  pair: "{source} → {target}",
  headwords:
    "{count, plural, one {# заголовочное слово} few {# заголовочных слова} many {# заголовочных слов} other {# заголовочного слова}}",
  unknownSize: "неизвестно",
  licenceInside: "Указана в словаре",
  fromFile: "Из файла",
  states: {
    available: "Доступен",
    waiting: "Ожидает",
    installed: "Установлен",
    failed: "Ошибка",
  },
  progress: { fetching: "Загрузка: {percent, number}\u00a0%", reading: "Импорт: {percent, number}\u00a0%" },
  entries: "{count, plural, one {# статья} few {# статьи} many {# статей} other {# статьи}}",
  since: "с {day}",
  add: {
    label: "Установить",
    title: "Установить этот словарь?",
    text: "{name} будет загружен с сайта издателя и импортирован в фоне. Лицензия: {licence}. Она показывается при каждом переводе.",
    confirm: "Установить",
    done: "{name} устанавливается.",
  },
  again: { label: "Попробовать ещё раз" },
  update: {
    label: "Загрузить снова",
    title: "Загрузить этот словарь снова?",
    text: "{name} остаётся в работе, пока не будет готова новая версия.",
    confirm: "Загрузить снова",
    done: "{name} загружается снова.",
  },
  stop: {
    label: "Остановить",
    title: "Остановить этот импорт?",
    text: "Всё, что уже импортировано из {name}, будет удалено. Словарь можно установить снова.",
    confirm: "Остановить",
    done: "Импорт {name} остановлен.",
  },
  dismiss: {
    label: "Убрать",
    title: "Убрать неудавшийся импорт?",
    text: "Неудавшийся импорт {name} исчезнет из списка. Словарь можно установить снова.",
    confirm: "Убрать",
    done: "Неудавшийся импорт {name} убран.",
  },
  remove: {
    label: "Удалить",
    title: "Удалить этот словарь?",
    text: "{name} больше не будет давать переводы. Слова, которые сохранили читатели, останутся.",
    confirm: "Удалить",
    done: "{name} удалён.",
  },
};
