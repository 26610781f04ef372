import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Hartjes en sterren van lezers.",
    failed: "De beoordelingen kunnen nu niet worden geladen…",
    search: "Boek of lezer",
    empty: {
      title: "Nog geen beoordelingen",
      text: "Geen lezer heeft een boek een hartje of sterren gegeven.",
    },
    columns: { book: "Boek", user: "Lezer", liked: "Hartje", stars: "Sterren", when: "Wanneer" },
    choices: {
      sort: {
        all: "Nieuwste eerst",
        oldest: "Oudste eerst",
        best: "Meeste sterren",
        worst: "Minste sterren",
      },
    },
    view: "Wat je wilt zien",
    each: "Elke beoordeling",
    byBook: "Per boek",
    ofBook: "Alleen die van één boek.",
    ofUser: "Alleen die van één lezer.",
    yes: "Ja",
    no: "Nee",
    stars: "{count, number} van 5",
    remove: {
      label: "Verwijderen",
      title: "Deze beoordeling verwijderen?",
      text: "Wat {user} aan “{book}” gaf, verdwijnt en telt niet meer mee in het gemiddelde.",
      confirm: "Verwijderen",
      done: "Een beoordeling van “{book}” is verwijderd.",
    },
  },
  books: {
    lead: "De beoordelingen van elk boek samen.",
    failed: "De beoordelingen kunnen nu niet worden geladen…",
    search: "Boek",
    empty: { title: "Nog geen beoordelingen", text: "Geen lezer heeft een boek beoordeeld." },
    columns: { book: "Boek", average: "Gemiddelde", count: "Beoordelingen" },
    choices: {
      sort: {
        all: "Meeste beoordelingen",
        best: "Beste eerst",
        worst: "Slechtste eerst",
        title: "Op titel",
      },
    },
    average: "{stars} van 5",
    all: "Beoordelingen tonen",
  },
};
