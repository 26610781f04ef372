import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "Die Listen, die Leser führen.",
  failed: "Die Bücherlisten können gerade nicht geladen werden\u00a0…",
  search: "Name oder Besitzer",
  empty: { title: "Noch keine Bücherlisten", text: "Noch hat niemand eine angelegt." },
  columns: { name: "Name", owner: "Besitzer", access: "Sichtbar für", books: "Bücher", since: "Angelegt" },
  choices: {
    access: { all: "Alle Listen", public: "Alle", private: "Nur Besitzer", hidden: "Ausgeblendet" },
    sort: { all: "Neueste zuerst", oldest: "Älteste zuerst", name: "Nach Name", largest: "Meiste Bücher" },
  },
  public: "Alle",
  private: "Nur Besitzer",
  hidden: "Ausgeblendet",
  view: "Bücher ansehen",
  viewFailed: "Diese Liste kann gerade nicht geladen werden\u00a0…",
  of: "Eine Liste von {owner}",
  noBooks: "Auf der Liste steht kein Buch.",
  hide: {
    label: "Ausblenden",
    title: "Diese Liste ausblenden?",
    text: "„{name}“ sieht dann nur noch, wem die Liste gehört.",
    confirm: "Ausblenden",
    done: "„{name}“ ist ausgeblendet.",
  },
  show: {
    label: "Wieder einblenden",
    title: "Diese Liste wieder einblenden?",
    text: "„{name}“ ist wieder für alle sichtbar, für die sie gedacht war.",
    confirm: "Einblenden",
    done: "„{name}“ ist wieder eingeblendet.",
  },
  remove: {
    label: "Löschen",
    title: "Diese Liste löschen?",
    text: "„{name}“ verschwindet, auch für den Besitzer. Über das Protokoll lässt sie sich wiederherstellen.",
    confirm: "Löschen",
    done: "„{name}“ ist gelöscht.",
  },
};
