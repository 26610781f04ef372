import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "I “Mi piace” e le stelle dei lettori.",
    failed: "In questo momento non è possibile caricare le valutazioni.",
    search: "Libro o lettore",
    empty: {
      title: "Ancora nessuna valutazione",
      text: "Nessun lettore ha messo “Mi piace” a un libro o lo ha valutato.",
    },
    columns: { book: "Libro", user: "Lettore", liked: "Mi piace", stars: "Stelle", when: "Quando" },
    choices: {
      sort: {
        all: "Prima le più recenti",
        oldest: "Prima le meno recenti",
        best: "Più stelle",
        worst: "Meno stelle",
      },
    },
    view: "Che cosa mostrare",
    each: "Ogni valutazione",
    byBook: "Per libro",
    ofBook: "Solo quelle di un libro.",
    ofUser: "Solo quelle di un lettore.",
    yes: "Sì",
    no: "No",
    stars: "{count, number} su 5",
    remove: {
      label: "Rimuovi",
      title: "Rimuovere questa valutazione?",
      text: "La valutazione di {user} per “{book}” verrà rimossa, e la media del libro verrà calcolata senza.",
      confirm: "Rimuovi",
      done: "Una valutazione di “{book}” è stata rimossa.",
    },
  },
  books: {
    lead: "Il risultato delle valutazioni di ogni libro.",
    failed: "In questo momento non è possibile caricare le valutazioni.",
    search: "Libro",
    empty: { title: "Ancora nessuna valutazione", text: "Nessun lettore ha valutato un libro." },
    columns: { book: "Libro", average: "Media", count: "Valutazioni" },
    choices: {
      sort: {
        all: "Più valutazioni",
        best: "Prima i migliori",
        worst: "Prima i peggiori",
        title: "Per titolo",
      },
    },
    average: "{stars} su 5",
    all: "Mostra valutazioni",
  },
};
