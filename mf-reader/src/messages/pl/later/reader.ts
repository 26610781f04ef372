import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "Ponów",
    title: "Artykuł",
    back: "Wstecz",
    level: "Poziom",
    appearance: "Tekst i motyw",
    appearanceMark: "Aa",
    textSize: "Rozmiar tekstu",
    smaller: "Mniejszy tekst",
    larger: "Większy tekst",
    spacing: "Odstępy",
    spacings: { close: "Małe", normal: "Zwykłe", wide: "Duże" },
    width: "Szerokość",
    widths: { narrow: "Wąska", normal: "Zwykła", wide: "Szeroka" },
    readings: {
      ja: "Furigana",
      zh: "Pinyin",
      ko: "Romanizacja",
      ru: "Transliteracja",
      hi: "Transliteracja",
    },
    statuses: "Koloruj słowa według statusu",
    statusNames: {
      unsaved: "niezapisane",
      new: "nowe",
      learning: "w nauce",
      due: "do powtórki",
      known: "znane",
    },
    theme: "Motyw",
    themes: { system: "Systemowy", light: "Jasny", dark: "Ciemny" },
    onItsWay: "Już w drodze. Jeśli tekst trzeba najpierw napisać, może to potrwać minutę.",
    writing: "Tekst właśnie powstaje. Może to potrwać minutę.",
    finish: "Przeczytane",
    finished: "Ten tekst masz już za sobą.",
    streak: "Twoja passa: {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.",
    wordsMet: "Twoje słowa w tym tekście: {words, number}.",
    savedHere:
      "{words, plural, one {# słowo zapisane} few {# słowa zapisane} many {# słów zapisanych} other {# słowa zapisane}} w tym tekście:",
    nextText: "Czytaj następny",
    toFeed: "Wróć do aktualności",
    gone: { title: "Tego tekstu tu nie ma", text: "Mógł zostać usunięty albo adres jest błędny." },
    levelNotChecked: "poziom niesprawdzony",
    byModel: "napisane przez model językowy",
    adapted: "adaptacja",
    mayLack: "może brakować: {facts}",
    finishFailed: "Nie udało się tego zapisać. Spróbuj ponownie.",
  },
  restKnown: {
    explained: "Czy pozostałe słowa są tu dla Ciebie łatwe?",
    mark: "Oznacz pozostałe jako znane",
    marked:
      "{words, plural, =0 {Nie było tu już innych słów do oznaczenia.} one {# słowo oznaczone jako znane. Nie trafia do Moich słów.} few {# słowa oznaczone jako znane. Nie trafiają do Moich słów.} many {# słów oznaczonych jako znane. Nie trafiają do Moich słów.} other {# słowa oznaczone jako znane. Nie trafiają do Moich słów.}}",
    failed: "Nie udało się tego zmienić. Spróbuj ponownie.",
  },
  serial: {
    chapter: "Rozdział {number, number} z {count, number}",
    before: "Co było wcześniej",
    finished: "Ten rozdział masz już za sobą.",
    last: "To był ostatni rozdział książki „{book}”.",
    next: "Rozdział {number, number}:",
    toBook: "Wróć do książki",
  },
  print: {
    button: "Drukuj",
    name: "Lagom",
    words: "Moje słowa",
    failed: "Nie udało się przygotować tekstu do druku. Spróbuj ponownie.",
  },
  tutorial: {
    title: "Jak sprawdzać słowa",
    stepOf: "{step, number} z {all, number}",
    next: "Dalej",
    previous: "Wstecz",
    done: "Rozumiem",
    close: "Zamknij samouczek",
    steps: {
      touch: {
        look: {
          title: "Dotknij dowolnego słowa",
          text: "Pojawi się jego znaczenie właśnie w tym zdaniu, a słowo zostanie przed oczami.",
        },
        translate: {
          title: "Zaznacz, aby przetłumaczyć",
          text: "Aby poznać znaczenie wyrażenia lub zdania, przytrzymaj słowo i przeciągnij po kolejnych albo dotykaj „następne” i „poprzednie” przy znaczeniu.",
        },
        keep: {
          title: "Zapisuj to, czego chcesz się nauczyć",
          text: "Zapisane słowo będzie wyróżnione w każdym tekście. Całą listę znajdziesz w Moich słowach.",
        },
      },
      keys: {
        look: {
          title: "Kliknij dowolne słowo",
          text: "Albo przejdź do niego strzałkami i naciśnij Enter: obok pojawi się jego znaczenie właśnie w tym zdaniu.",
        },
        translate: {
          title: "Zaznacz, aby przetłumaczyć",
          text: "Aby poznać znaczenie wyrażenia lub zdania, przeciągnij po kilku słowach albo zaznacz je strzałkami z klawiszem Shift i naciśnij Enter.",
        },
        keep: {
          title: "Zapisuj to, czego chcesz się nauczyć",
          text: "Przycisk „Zapisz słowo” albo klawisz S wyróżni słowo w każdym tekście. Całą listę znajdziesz w Moich słowach.",
        },
      },
      both: {
        look: {
          title: "Dotknij dowolnego słowa",
          text: "Dotknij go lub kliknij albo przejdź do niego strzałkami i naciśnij Enter: obok pojawi się jego znaczenie właśnie w tym zdaniu.",
        },
        translate: {
          title: "Zaznacz, aby przetłumaczyć",
          text: "Aby poznać znaczenie wyrażenia lub zdania, zaznacz kilka słów: przeciągając, strzałkami z klawiszem Shift i Enterem albo przyciskami „następne” i „poprzednie” przy znaczeniu.",
        },
        keep: {
          title: "Zapisuj to, czego chcesz się nauczyć",
          text: "Przycisk „Zapisz słowo” albo klawisz S wyróżni słowo w każdym tekście. Całą listę znajdziesz w Moich słowach.",
        },
      },
    },
  },
  howKnown:
    "{percent, number} na 100 słów tego tekstu jest na Twoim poziomie lub niżej albo ma u Ciebie oznaczenie „znane”. Nazw i liczb nie wliczamy.",
  howKnownAt:
    "Około {percent, number} na 100 słów tego tekstu jest na poziomie {level} lub niżej, nie licząc nazw i liczb. Gdy oznaczysz słowa jako znane, też będą się liczyć.",
};
