import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "Listy, które prowadzą czytelnicy.",
  failed: "Nie można teraz wczytać list książek…",
  search: "Nazwa lub właściciel",
  empty: { title: "Brak list książek", text: "Żaden czytelnik jeszcze żadnej nie utworzył." },
  columns: { name: "Nazwa", owner: "Właściciel", access: "Kto widzi", books: "Książki", since: "Utworzono" },
  choices: {
    access: { all: "Dowolny dostęp", public: "Wszyscy", private: "Tylko właściciel", hidden: "Ukryte" },
    sort: {
      all: "Od najnowszych",
      oldest: "Od najstarszych",
      name: "Według nazwy",
      largest: "Najwięcej książek",
    },
  },
  public: "Wszyscy",
  private: "Tylko właściciel",
  hidden: "Ukryta",
  view: "Pokaż książki",
  viewFailed: "Nie można teraz wczytać tej listy…",
  of: "Właściciel listy: {owner}",
  noBooks: "Nie ma na niej książek.",
  hide: {
    label: "Ukryj",
    title: "Ukryć tę listę?",
    text: "„{name}” będzie widoczna już tylko dla właściciela.",
    confirm: "Ukryj",
    done: "Lista „{name}” jest ukryta.",
  },
  show: {
    label: "Pokaż ponownie",
    title: "Pokazać tę listę ponownie?",
    text: "„{name}” zobaczą znów ci, którym udostępnił ją właściciel.",
    confirm: "Pokaż",
    done: "Lista „{name}” znów jest widoczna.",
  },
  remove: {
    label: "Usuń",
    title: "Usunąć tę listę?",
    text: "„{name}” zniknie, także u właściciela. Można ją przywrócić z dziennika.",
    confirm: "Usuń",
    done: "Lista „{name}” usunięta.",
  },
};
