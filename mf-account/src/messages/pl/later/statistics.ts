import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "Statystyki",
    lead: "Ile czytasz, sprawdzasz i zapisujesz.",
    empty: {
      title: "Jeszcze nie ma danych",
      text: "Pojawią się od pierwszego przeczytanego artykułu.",
      action: "Poczytaj coś",
    },
    read: "Przeczytane słowa",
    lookedUp: "Sprawdzone",
    saved: "Zapisane",
    reviewed: "Powtórzone",
    finished: "Przeczytane artykuły",
    time: "Czas",
    day: "Dzień",
    level: "Poziom",
    weekOf: "Tydzień od",
    thisWeek: "Ten tydzień",
    byLanguage: "Według języka",
    yearTitle: "Ostatni rok",
    year: "{language}: słowa przeczytane każdego dnia ostatniego roku",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "{words, plural, one {# przeczytane słowo} few {# przeczytane słowa} many {# przeczytanych słów} other {# przeczytanego słowa}} w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.",
    dayTitle:
      "{day}: {count, plural, one {# przeczytane słowo} few {# przeczytane słowa} many {# przeczytanych słów} other {# przeczytanego słowa}}",
    dayTitleRepaired:
      "{day}: {count, plural, one {# przeczytane słowo} few {# przeczytane słowa} many {# przeczytanych słów} other {# przeczytanego słowa}}, pominięte, passa ocalona",
    less: "Mniej",
    more: "Więcej",
    repaired: "Pominięte, passa ocalona",
    repairedDay: "{day}, pominięte, passa ocalona",
    weeksTitle:
      "Tydzień po tygodniu, {weeks, plural, one {ostatni # tydzień} few {ostatnie # tygodnie} many {ostatnie # tygodni} other {ostatnie # tygodnia}}",
    weeks:
      "{language}: tydzień po tygodniu, {weeks, plural, one {ostatni # tydzień} few {ostatnie # tygodnie} many {ostatnie # tygodni} other {ostatnie # tygodnia}}",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "Najwięcej: {count, number} w tygodniu od {week}",
    none: "Jeszcze nic",
    levelsTitle: "Poziomy w czasie",
    levels: "{language}: według poziomu",
    levelRow:
      "{level}: {count, plural, one {# przeczytane słowo} few {# przeczytane słowa} many {# przeczytanych słów} other {# przeczytanego słowa}}",
    levelWeeks: "{language}: słowa przeczytane na każdym poziomie, tydzień po tygodniu",
    levelsCaption:
      "Słowa przeczytane w każdym z {weeks, plural, one {ostatniego # tygodnia} few {ostatnich # tygodni} many {ostatnich # tygodni} other {ostatnich # tygodnia}}; najwyższy słupek to {most, number}. Na końcu słowa z całego czasu.",
    asTable: "Pokaż jako tabelę",
    week: {
      title: "Twój tydzień",
      failed: "Nie można teraz wczytać Twojego tygodnia…",
      read: {
        none: "Jeszcze ani minuty czytania.",
        afterNone:
          "{count, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}} czytania, a w poprzednim tygodniu ani jednej.",
        asBefore:
          "{count, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}} czytania, tyle co w całym poprzednim tygodniu.",
        ahead:
          "{count, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}} czytania, o {more, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} więcej niż w całym poprzednim tygodniu.",
        behind:
          "{count, plural, =0 {Jeszcze ani minuty czytania} one {# minuta czytania} few {# minuty czytania} many {# minut czytania} other {# minuty czytania}}; w całym poprzednim tygodniu: {before, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}.",
      },
      finished: {
        none: "Jeszcze żadnego przeczytanego tekstu.",
        afterNone:
          "{count, plural, one {# przeczytany tekst} few {# przeczytane teksty} many {# przeczytanych tekstów} other {# przeczytanego tekstu}}, a w poprzednim tygodniu ani jednego.",
        asBefore:
          "{count, plural, one {# przeczytany tekst} few {# przeczytane teksty} many {# przeczytanych tekstów} other {# przeczytanego tekstu}}, tyle co w całym poprzednim tygodniu.",
        ahead:
          "{count, plural, one {# przeczytany tekst} few {# przeczytane teksty} many {# przeczytanych tekstów} other {# przeczytanego tekstu}}, o {more, number} więcej niż w całym poprzednim tygodniu.",
        behind:
          "{count, plural, =0 {Jeszcze żadnego przeczytanego tekstu} one {# przeczytany tekst} few {# przeczytane teksty} many {# przeczytanych tekstów} other {# przeczytanego tekstu}}; w całym poprzednim tygodniu: {before, number}.",
      },
      saved: {
        none: "Jeszcze żadnego zapisanego słowa.",
        afterNone:
          "{count, plural, one {# zapisane słowo} few {# zapisane słowa} many {# zapisanych słów} other {# zapisanego słowa}}, a w poprzednim tygodniu ani jednego.",
        asBefore:
          "{count, plural, one {# zapisane słowo} few {# zapisane słowa} many {# zapisanych słów} other {# zapisanego słowa}}, tyle co w całym poprzednim tygodniu.",
        ahead:
          "{count, plural, one {# zapisane słowo} few {# zapisane słowa} many {# zapisanych słów} other {# zapisanego słowa}}, o {more, number} więcej niż w całym poprzednim tygodniu.",
        behind:
          "{count, plural, =0 {Jeszcze żadnego zapisanego słowa} one {# zapisane słowo} few {# zapisane słowa} many {# zapisanych słów} other {# zapisanego słowa}}; w całym poprzednim tygodniu: {before, number}.",
      },
      learnt: {
        none: "Jeszcze żadnego słowa oznaczonego jako znane.",
        afterNone:
          "{count, plural, one {# słowo oznaczone} few {# słowa oznaczone} many {# słów oznaczonych} other {# słowa oznaczone}} jako znane, a w poprzednim tygodniu ani jednego.",
        asBefore:
          "{count, plural, one {# słowo oznaczone} few {# słowa oznaczone} many {# słów oznaczonych} other {# słowa oznaczone}} jako znane, tyle co w całym poprzednim tygodniu.",
        ahead:
          "{count, plural, one {# słowo oznaczone} few {# słowa oznaczone} many {# słów oznaczonych} other {# słowa oznaczone}} jako znane, o {more, number} więcej niż w całym poprzednim tygodniu.",
        behind:
          "{count, plural, =0 {Jeszcze żadnego słowa oznaczonego jako znane} one {# słowo oznaczone jako znane} few {# słowa oznaczone jako znane} many {# słów oznaczonych jako znane} other {# słowa oznaczone jako znane}}; w całym poprzednim tygodniu: {before, number}.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0min",
      hours: "{hours, number}\u00a0godz.",
      both: "{hours, number}\u00a0godz.\u00a0{minutes, number}\u00a0min",
    },
  },

  streak: {
    title: "Passa",
    days: "{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
    longest: "Najdłuższa: {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
    rule: "Dzień się liczy, gdy przeczytasz jeden artykuł albo 200 słów. Jeden pominięty dzień w tygodniu nie przerywa passy.",
    today: "Przeczytaj dziś jeden artykuł albo 200 słów.",
    counted: "Dzisiejszy dzień już się liczy.",
    states: {
      counted: "{day}: zaliczone",
      repaired: "{day}: pominięte, passa ocalona",
      missed: "{day}: pominięte",
      today: "{day}: dzisiaj, jeszcze niezaliczone",
    },
  },
};
