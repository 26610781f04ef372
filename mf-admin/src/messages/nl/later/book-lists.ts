import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "De lijsten van lezers.",
  failed: "De boekenlijsten kunnen nu niet worden geladen…",
  search: "Naam of eigenaar",
  empty: { title: "Nog geen boekenlijsten", text: "Geen lezer heeft er een gemaakt." },
  columns: {
    name: "Naam",
    owner: "Eigenaar",
    access: "Zichtbaar voor",
    books: "Boeken",
    since: "Gemaakt",
  },
  choices: {
    access: { all: "Alle", public: "Iedereen", private: "Alleen eigenaar", hidden: "Verborgen" },
    sort: { all: "Nieuwste eerst", oldest: "Oudste eerst", name: "Op naam", largest: "Meeste boeken" },
  },
  public: "Iedereen",
  private: "Alleen eigenaar",
  hidden: "Verborgen",
  view: "Boeken bekijken",
  viewFailed: "Deze lijst kan nu niet worden geladen…",
  of: "Een lijst van {owner}",
  noBooks: "Er staat geen boek op.",
  hide: {
    label: "Verbergen",
    title: "Deze lijst verbergen?",
    text: "Alleen de eigenaar ziet “{name}” nog.",
    confirm: "Verbergen",
    done: "“{name}” is verborgen.",
  },
  show: {
    label: "Weer tonen",
    title: "Deze lijst weer tonen?",
    text: "“{name}” is weer zichtbaar voor wie de eigenaar dat wilde.",
    confirm: "Tonen",
    done: "“{name}” wordt weer getoond.",
  },
  remove: {
    label: "Verwijderen",
    title: "Deze lijst verwijderen?",
    text: "“{name}” verdwijnt, ook voor de eigenaar. Je kunt de lijst terughalen uit het logboek.",
    confirm: "Verwijderen",
    done: "“{name}” is verwijderd.",
  },
};
