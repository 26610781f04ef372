import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/newsfeed.ts";

export const messages: Translation<typeof english> = {
  feed: {
    title: "Aktualności",
    morning: "Dzień dobry",
    afternoon: "Dzień dobry",
    evening: "Dobry wieczór",
    filter: "Kategorie",
    due: "{words, plural, one {# Twoje słowo} few {# Twoje słowa} many {# Twoich słów} other {# Twojego słowa}} do powtórki",
    loadMore: "Pokaż więcej",
    finished: "Przeczytane",
    end: "Na razie to wszystko.",
    endOfSome: "W tych kategoriach na razie to wszystko.",
    someShown: "Widoczne kategorie: {shown, number} z {all, number}. „Wszystkie” pokaże więcej.",
    emptyTitle: "Jeszcze nic tu nie ma",
    emptyText: "W tych kategoriach nie ma artykułów w wybranym języku i na Twoim poziomie.",
    emptyAction: "Pokaż wszystkie kategorie",
    emptyAllText: "W tym języku nie ma jeszcze artykułów. Może znajdziesz coś wśród książek.",
    emptyAllAction: "Przejdź do książek",
    harderLeftOut: "Wiadomości zbyt trudne na {level} są ukryte.",
    showHarder: "Pokaż je też",
    harderShown: "Widać też wiadomości zbyt trudne na {level}.",
    leaveHarderOut: "Ukryj je",
    aside: "Twoje czytanie",
    continue: "Czytaj dalej:",
    progress: "Ile już za Tobą",
    today: "Przeczytaj dziś jeden artykuł albo 200 słów.",
  },
  today: {
    title: "Dzisiaj",
    reached: "Dzisiaj: cel osiągnięty",
    failed: "Nie można teraz wczytać dzisiejszych danych…",
    textsFinished:
      "{texts, plural, one {# tekst przeczytany} few {# teksty przeczytane} many {# tekstów przeczytanych} other {# tekstu przeczytane}}",
    finishOne: "Przeczytaj jeden tekst",
    minutesOf:
      "{done, number} z {target, plural, one {# minuty} few {# minut} many {# minut} other {# minuty}}",
    minutesRead:
      "{minutes, plural, =0 {Jeszcze bez czytania} one {# minuta czytania} few {# minuty czytania} many {# minut czytania} other {# minuty czytania}}",
    chooseGoal: "Wybierz cel",
    changeGoal: "Zmień cel",
    goals: {
      minutes_5: "5 minut dziennie",
      minutes_10: "10 minut dziennie",
      minutes_20: "20 minut dziennie",
      one_text: "Jeden tekst dziennie",
    },
    noGoal: "Bez celu",
    streak:
      "{days, plural, =0 {Jeszcze bez passy} one {# dzień z rzędu} few {# dni z rzędu} many {# dni z rzędu} other {# dnia z rzędu}}",
    lastKnown: "(według ostatnich danych)",
    noReviews: "Brak słów do powtórki",
    next: "Następny tekst:",
    first: "Twój pierwszy tekst:",
    noNext: "Na razie nie mamy propozycji",
  },
  levelOffer: {
    seemsEasy:
      "{level} wydaje się już dla Ciebie łatwe. Ostatnie 4 tygodnie: {finished, plural, one {# przeczytany tekst} few {# przeczytane teksty} many {# przeczytanych tekstów} other {# przeczytanego tekstu}}, sprawdzone słowa: {lookedUp, number} z {read, number}. Wypróbować {next}?",
    seemsHard:
      "{level} wydaje się jeszcze trudne. Sprawdzone słowa w ostatnich 4 tygodniach: {lookedUp, number} z {read, number}. Wypróbować {next}?",
    tryIt: "Wypróbuj {level}",
    notNow: "Nie teraz",
    accepted: "{language}: czytasz teraz na poziomie {level}.",
    declined: "Poziom zostaje. Przez dwa miesiące nie będziemy o to pytać.",
    undo: "Cofnij",
  },
  ownTexts: {
    title: "Moje teksty",
    summary: "Moje teksty ({count, number})",
    add: "Dodaj tekst",
    empty:
      "Wklej tekst, dodaj plik albo link do strony i czytaj, sprawdzając słowa tak samo jak wszędzie. Widzisz go tylko Ty.",
    drop: "Upuść plik, aby dodać go jako tekst",
    sharedFileLost: "Udostępniony plik nie dotarł. Dodaj go tutaj jako plik.",
    preparingPart: "Przygotowujemy tekst {part, number} z {of, number}: {percent, number}%",
    stay: "Nie zamykaj tej karty, dopóki nie będzie wszystkich.",
    groups: { european: "Europejskie", asian: "Azjatyckie", other: "Inne" },
    preparing: "Przygotowujemy: {percent, number}%",
    retry: "Ponów",
    loadFailed: "Nie udało się wczytać Twoich tekstów.",
    languageOf: "Język tekstu „{title}”",
    languageFailed: "Nie udało się zmienić języka tekstu „{title}”.",
    delete: "Usuń „{title}”",
    deleteFailed: "Nie udało się usunąć „{title}”.",
  },
};
