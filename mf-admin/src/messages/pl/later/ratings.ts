import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Polubienia i gwiazdki od czytelników.",
    failed: "Nie można teraz wczytać ocen…",
    search: "Książka lub czytelnik",
    empty: { title: "Brak ocen", text: "Żaden czytelnik nie polubił ani nie ocenił książki." },
    columns: { book: "Książka", user: "Czytelnik", liked: "Polubienie", stars: "Gwiazdki", when: "Kiedy" },
    choices: {
      sort: {
        all: "Od najnowszych",
        oldest: "Od najstarszych",
        best: "Najwięcej gwiazdek",
        worst: "Najmniej gwiazdek",
      },
    },
    view: "Co pokazać",
    each: "Każdą ocenę",
    byBook: "Według książek",
    ofBook: "Tylko jednej książki.",
    ofUser: "Tylko jednego czytelnika.",
    yes: "Tak",
    no: "Nie",
    stars: "{count, number} z 5",
    remove: {
      label: "Usuń",
      title: "Usunąć tę ocenę?",
      text: "Ocena książki „{book}” od {user} zniknie, a średnia zostanie policzona bez niej.",
      confirm: "Usuń",
      done: "Ocena książki „{book}” usunięta.",
    },
  },
  books: {
    lead: "Podsumowanie ocen każdej książki.",
    failed: "Nie można teraz wczytać ocen…",
    search: "Książka",
    empty: { title: "Brak ocen", text: "Żaden czytelnik nie ocenił książki." },
    columns: { book: "Książka", average: "Średnia", count: "Oceny" },
    choices: {
      sort: {
        all: "Najwięcej ocen",
        best: "Od najlepszych",
        worst: "Od najgorszych",
        title: "Według tytułu",
      },
    },
    average: "{stars} z 5",
    all: "Pokaż oceny",
  },
};
