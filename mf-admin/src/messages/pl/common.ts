import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "Administracja",
  dashboard: "Pulpit",
  bookLists: "Listy książek",
  ratings: "Oceny",
  users: "Użytkownicy",
  feedback: "Opinie",
  mails: "E-maile",
  feeds: "Kanały",
  dictionaries: "Słowniki",
  releases: "Wydania",
  none: "brak",
  toDashboard: "Przejdź do pulpitu",
  toFirstPage: "Pierwsza strona",
  searchHint: "Wpisz, aby szukać",
  sort: "Kolejność",
  showAll: "Pokaż wszystko",
  nothingFound: {
    title: "Nic nie znaleziono",
    text: "Nie ma nic podobnego. Wpisz mniej liter albo pokaż wszystko.",
  },
  pageEmpty: { title: "Na tej stronie nic nie ma", text: "Lista zrobiła się w międzyczasie krótsza." },
  forbidden: {
    title: "Strona dla administratorów",
    text: "Twoje konto nie ma do niej dostępu. Poproś administratora o tę rolę.",
    action: "Przejdź do aktualności",
  },
  operatorsOnly: {
    title: "Strona dla operatorów",
    text: "Operatorzy wybierają kanały i zarządzają wydaniami. Poproś kogoś z nich, żeby to zrobił albo nadał Ci tę rolę.",
    action: "Przejdź do aktualności",
  },
  changes: {
    undo: "Cofnij",
    undone: "Cofnięto.",
    cancel: "Anuluj",
    actionsFor: "Działania: {name}",
    typeToConfirm: "Wpisz {text}, aby potwierdzić",
    forbidden: "Twoja rola na to nie pozwala.",
    conflict: "Już nie można tego zrobić: w międzyczasie coś się zmieniło.",
    gone: "Już tego nie ma.",
    unavailable: "Usługa logowania nie pozwala na to stąd.",
    failed: "Nie można tego teraz zmienić. Spróbuj ponownie za kilka sekund.",
  },
  ago: {
    now: "przed chwilą",
    minutes: "{count, number} min",
    hours: "{count, number} godz.",
    days: "{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
  },
};
