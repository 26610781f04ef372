import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "Skąd tekst",
  ways: { paste: "Wklej", file: "Plik", link: "Link" },
  textTitle: "Tytuł",
  textTitleHint: "Bez tytułu tekst nazwiemy od pierwszych słów.",
  file: "Wybierz plik",
  chosenFile: "Wybierz plik: {name}",
  fileHint:
    "albo upuść go tutaj: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT lub VTT. Plik zostaje w przeglądarce, przechowujemy tylko jego tekst.",
  anotherFile: "Aby go zastąpić, wybierz lub upuść inny plik.",
  reading: "Odczytujemy „{file}”…",
  characters: "{characters, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.",
  chaptersAndCharacters:
    "{chapters, plural, one {# rozdział} few {# rozdziały} many {# rozdziałów} other {# rozdziału}}, {characters, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.",
  becomes:
    "{parts, plural, one {Powstanie # tekst} few {Powstaną # teksty} many {Powstanie # tekstów} other {Powstanie # tekstu}}, do {most, number} znaków każdy.",
  partsBefore: "Wśród Twoich tekstów jest już {before, number} z {parts, number}; dodamy tylko resztę.",
  oneFile: "Dodawaj po jednym pliku.",
  fileTooLong:
    "„{file}” ma {characters, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}; naraz można dodać najwyżej {most, number}. Podziel go na mniejsze pliki.",
  refused: {
    unknown:
      "Plików takich jak „{file}” nie można tu odczytać. Dodaj EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT lub VTT.",
    large: "„{file}” jest za duży. Plik może mieć do 100 MB, zwykły tekst do 12 MB, a PDF do 5000 stron.",
    empty: "„{file}” jest pusty: nie ma w nim tekstu.",
    encrypted: "„{file}” jest zabezpieczony hasłem. Zapisz go bez hasła i wybierz ponownie.",
    protected:
      "„{file}” jest chroniony przed kopiowaniem (DRM): otworzy go tylko aplikacja jego księgarni lub biblioteki.",
    scanned:
      "„{file}” nie zawiera tekstu, tylko obrazy stron. Rozpoznaj w nim tekst (OCR) i wybierz go ponownie.",
    damaged: "„{file}” jest uszkodzony i nie daje się otworzyć. Pobierz lub zapisz go jeszcze raz.",
    bomb: "„{file}” po rozpakowaniu jest o wiele większy niż jakakolwiek książka, więc go nie otworzyliśmy.",
    slow: "Pliku „{file}” nie udało się odczytać w ciągu minuty, więc przerwaliśmy.",
    failed: "Nie udało się odczytać „{file}”. Sprawdź połączenie i wybierz go ponownie.",
  },
  partsFailed:
    "„{title}”: dodano {added, number} z {of, plural, one {# tekstu} few {# tekstów} many {# tekstów} other {# tekstu}}. Reszty nie udało się dodać.",
  text: "Tekst",
  limit: "Do {most, number} znaków; zostało {left, number}.",
  tooLong: "To o {over, number} za dużo. Dodaj tekst w częściach.",
  url: "Adres strony",
  urlHint: "Bierzemy artykuł ze strony, bez skryptów, i podajemy stronę jako źródło.",
  bookmarklet: {
    name: "Czytaj w Lagom",
    text: "Aby dodawać strony z dowolnego miejsca, przeciągnij to na pasek zakładek i klikaj na wybranej stronie:",
    copied: "Skopiowano. Utwórz nową zakładkę i wklej to jako adres.",
    copyFailed: "Nie udało się skopiować. Przeciągnij to na pasek zakładek.",
  },
  language: "Język",
  guess: "Wykryj automatycznie",
  read: "Czytaj",
  addFailed: "Nie udało się dodać tekstu. Spróbuj ponownie.",
  problem: "{field}: {reason}.",
  fields: { url: "Adres", text: "Tekst", sections: "Tekst", title: "Tytuł" },
};
