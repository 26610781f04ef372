import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "Opgezocht",
    articles: "Mijn artikelen",
    liked: "Favoriete boeken",
    statistics: "Statistieken",
    preferences: "Voorkeuren",
    account: "Account",
    keys: "Sneltoetsen",
    admin: "Beheer",
    about: "Over Lagom",
    signOut: "Uitloggen",
    darkTheme: "Donker thema",
    lightTheme: "Licht thema",
  },
  day: {
    progress: "{done, number} van {target, plural, one {# minuut} other {# minuten}}",
    noText: "0 van 1 tekst",
    goalReached: "Doel gehaald",
    today: "Vandaag: {done, number} van {target, plural, one {# minuut} other {# minuten}} gelezen.",
    todayNoText: "Vandaag: 0 van 1 tekst uitgelezen.",
    todayReached: "Vandaag: doel gehaald.",
    todayReachedIn: "Vandaag: doel gehaald, {done, plural, one {# minuut} other {# minuten}} gelezen.",
    streak: "{count, plural, one {# dag} other {# dagen}}",
    streakIs: "Reeks: {count, plural, one {# dag} other {# dagen}}",
    reached: "Je hebt je doel voor vandaag gehaald.",
  },
  administrators: {
    title: "Deze pagina is voor beheerders",
    text: "Je account heeft hier geen toegang toe. Vraag een beheerder om je de rol te geven.",
    action: "Naar het nieuws",
    failed: "Je rechten konden niet worden geladen.",
  },
};
