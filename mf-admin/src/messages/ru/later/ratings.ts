import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Сердечки и звёзды, которые поставили читатели.",
    failed: "Сейчас не удаётся загрузить оценки…",
    search: "Книга или читатель",
    empty: { title: "Оценок пока нет", text: "Читатели ещё не оценили ни одной книги." },
    columns: { book: "Книга", user: "Читатель", liked: "Нравится", stars: "Звёзды", when: "Когда" },
    choices: {
      sort: {
        all: "Сначала новые",
        oldest: "Сначала старые",
        best: "Больше всего звёзд",
        worst: "Меньше всего звёзд",
      },
    },
    view: "Что показать",
    each: "Каждую оценку",
    byBook: "По книгам",
    ofBook: "Только для одной книги.",
    ofUser: "Только от одного читателя.",
    yes: "Да",
    no: "Нет",
    stars: "{count, number} из 5",
    remove: {
      label: "Удалить",
      title: "Удалить эту оценку?",
      text: "Оценка книги «{book}» от {user} исчезнет, и средняя будет посчитана без неё.",
      confirm: "Удалить",
      done: "Оценка книги «{book}» удалена.",
    },
  },
  books: {
    lead: "Что складывается из оценок каждой книги.",
    failed: "Сейчас не удаётся загрузить оценки…",
    search: "Книга",
    empty: { title: "Оценок пока нет", text: "Читатели ещё не оценили ни одной книги." },
    columns: { book: "Книга", average: "Средняя", count: "Оценок" },
    choices: {
      sort: {
        all: "Больше всего оценок",
        best: "Сначала лучшие",
        worst: "Сначала худшие",
        title: "По названию",
      },
    },
    average: "{stars} из 5",
    all: "Показать оценки",
  },
};
