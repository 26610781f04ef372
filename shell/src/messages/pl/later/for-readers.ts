import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "Sprawdzone słowa",
    articles: "Moje artykuły",
    liked: "Ulubione książki",
    statistics: "Statystyki",
    preferences: "Ustawienia",
    account: "Konto",
    keys: "Skróty klawiszowe",
    admin: "Administracja",
    about: "O Lagom",
    signOut: "Wyloguj się",
    darkTheme: "Ciemny motyw",
    lightTheme: "Jasny motyw",
  },
  day: {
    progress: "{done, number} z {target, number} min",
    noText: "0 z 1 tekstu",
    goalReached: "Cel osiągnięty",
    today:
      "Dzisiaj: {done, number} z {target, plural, one {# minuty} few {# minut} many {# minut} other {# minuty}} czytania.",
    todayNoText: "Dzisiaj: przeczytano 0 z 1 tekstu.",
    todayReached: "Dzisiaj: cel osiągnięty.",
    todayReachedIn:
      "Dzisiaj: cel osiągnięty, {done, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}} czytania.",
    streak: "{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
    streakIs: "Passa: {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
    reached: "Dzisiejszy cel osiągnięty.",
  },
  administrators: {
    title: "Strona dla administratorów",
    text: "Twoje konto nie ma do niej dostępu. Poproś administratora o tę rolę.",
    action: "Przejdź do aktualności",
    failed: "Nie udało się wczytać Twoich uprawnień.",
  },
};
