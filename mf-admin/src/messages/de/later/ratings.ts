import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Herzen und Sterne, die Leser vergeben haben.",
    failed: "Die Bewertungen können gerade nicht geladen werden\u00a0…",
    search: "Buch oder Leser",
    empty: {
      title: "Noch keine Bewertungen",
      text: "Noch hat niemand ein Buch mit Herz oder Sternen bewertet.",
    },
    columns: { book: "Buch", user: "Leser", liked: "Herz", stars: "Sterne", when: "Wann" },
    choices: {
      sort: {
        all: "Neueste zuerst",
        oldest: "Älteste zuerst",
        best: "Meiste Sterne",
        worst: "Wenigste Sterne",
      },
    },
    view: "Ansicht",
    each: "Einzeln",
    byBook: "Nach Buch",
    ofBook: "Nur die eines Buchs.",
    ofUser: "Nur die eines Lesers.",
    yes: "Ja",
    no: "Nein",
    stars: "{count, number} von 5",
    remove: {
      label: "Entfernen",
      title: "Diese Bewertung entfernen?",
      text: "Die Bewertung, die {user} für „{book}“ abgegeben hat, verschwindet, und der Durchschnitt des Buchs wird ohne sie berechnet.",
      confirm: "Entfernen",
      done: "Eine Bewertung von „{book}“ ist entfernt.",
    },
  },
  books: {
    lead: "Was die Bewertungen jedes Buchs ergeben.",
    failed: "Die Bewertungen können gerade nicht geladen werden\u00a0…",
    search: "Buch",
    empty: { title: "Noch keine Bewertungen", text: "Noch hat niemand ein Buch bewertet." },
    columns: { book: "Buch", average: "Durchschnitt", count: "Bewertungen" },
    choices: {
      sort: {
        all: "Meiste Bewertungen",
        best: "Beste zuerst",
        worst: "Schlechteste zuerst",
        title: "Nach Titel",
      },
    },
    average: "{stars} von 5",
    all: "Bewertungen anzeigen",
  },
};
