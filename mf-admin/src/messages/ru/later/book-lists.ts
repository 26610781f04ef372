import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "Списки, которые ведут читатели.",
  failed: "Сейчас не удаётся загрузить списки книг…",
  search: "Название или владелец",
  empty: { title: "Списков книг пока нет", text: "Читатели ещё ничего не создали." },
  columns: { name: "Название", owner: "Владелец", access: "Кто видит", books: "Книги", since: "Создан" },
  choices: {
    access: { all: "Любой доступ", public: "Видят все", private: "Только владелец", hidden: "Скрытые" },
    sort: {
      all: "Сначала новые",
      oldest: "Сначала старые",
      name: "По названию",
      largest: "Больше всего книг",
    },
  },
  public: "Все",
  private: "Только владелец",
  hidden: "Скрыт",
  view: "Показать книги",
  viewFailed: "Сейчас не удаётся загрузить этот список…",
  of: "Владелец списка: {owner}",
  noBooks: "Книг в нём нет.",
  hide: {
    label: "Скрыть",
    title: "Скрыть этот список?",
    text: "«{name}» больше не увидит никто, кроме владельца.",
    confirm: "Скрыть",
    done: "Список «{name}» скрыт.",
  },
  show: {
    label: "Показать снова",
    title: "Снова показать этот список?",
    text: "«{name}» снова увидят все, кому его открыл владелец.",
    confirm: "Показать",
    done: "Список «{name}» снова виден.",
  },
  remove: {
    label: "Удалить",
    title: "Удалить этот список?",
    text: "«{name}» исчезнет, в том числе у владельца. Вернуть его можно из журнала.",
    confirm: "Удалить",
    done: "Список «{name}» удалён.",
  },
};
