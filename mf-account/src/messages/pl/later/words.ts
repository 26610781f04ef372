import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "Eksport i import",
  exportCsv: "Eksportuj do CSV",
  exportAnki: "Eksportuj do Anki",
  exportFailed: "Nie udało się wyeksportować Twoich słów. Spróbuj ponownie.",
  import: "Importuj plik CSV",
  importTitle: "Import słów",
  importText:
    "Plik CSV z kolumnami word, translation, language i translation_language oraz, jeśli chcesz, status, base_form i sentence. Zanim cokolwiek zapiszemy, zobaczysz, co z niego powstanie.",
  file: "Plik",
  choose: "Wybierz plik",
  reading: "Odczytujemy plik",
  importFailed:
    "Nie udało się zaimportować całego pliku. Spróbuj ponownie; to, co już zapisane, zostaje bez zmian.",
  tooLarge: "Ten plik jest za duży na jeden import. Podziel go na mniejsze.",
  tooMany: "W tym pliku jest więcej słów niż dozwolone {most, number}. Podziel go na mniejsze.",
  another: "Wybierz inny plik",
  store: "Importuj {count, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}",
  storeSome:
    "Importuj {count, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}} i pomiń {left, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}",
  imported: "Zaimportowano {count, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}",
  preview: "Co powstanie z każdego wiersza",
  summary:
    "Nowe: {fresh, number}, zmienione: {changed, number}, bez zmian: {same, number}, nieczytelne: {bad, number}.",
  line: "Wiersz",
  outcome: "Wynik",
  outcomes: { new: "Nowe", changed: "Zmienione", same: "Bez zmian" },
  badTitle: "Wiersze, których nie da się odczytać",
  lineNumber: "Wiersz {line}:",
  more: "i jeszcze {count, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}",
  missingColumns: "w pierwszym wierszu brakuje kolumn {names}.",
  emptyCell: "{name}: pusta komórka.",
  tooLong: "{name}: więcej niż {most, number} znaków.",
  noLanguage: "„{given}” nie jest żadnym z 16 języków.",
  noStatus: "„{given}” nie jest statusem; możliwe są new, learning, known i ignored.",
  repeated: "to samo słowo co w wierszu {line}.",
  unclosed: "cudzysłów, który się tu zaczyna, nie kończy się w tej komórce.",
};
