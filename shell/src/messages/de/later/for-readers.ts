import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "Nachgeschlagen",
    articles: "Meine Artikel",
    liked: "Lieblingsbücher",
    statistics: "Statistik",
    preferences: "Einstellungen",
    account: "Konto",
    keys: "Tastenkürzel",
    admin: "Verwaltung",
    about: "Über Lagom",
    signOut: "Abmelden",
    darkTheme: "Dunkles Design",
    lightTheme: "Helles Design",
  },
  day: {
    progress: "{done, number} von {target, number} Minuten",
    noText: "0 von 1 Text",
    goalReached: "Ziel erreicht",
    today: "Heute: {done, number} von {target, number} Minuten gelesen.",
    todayNoText: "Heute: 0 von 1 Text beendet.",
    todayReached: "Heute: Ziel erreicht.",
    todayReachedIn: "Heute: Ziel erreicht, {done, plural, one {# Minute} other {# Minuten}} gelesen.",
    streak: "{count, plural, one {# Tag} other {# Tage}}",
    streakIs: "Serie: {count, plural, one {# Tag} other {# Tage}}",
    reached: "Du hast dein Ziel für heute erreicht.",
  },
  administrators: {
    title: "Diese Seite ist für Admins",
    text: "Dein Konto darf sie nicht sehen. Bitte einen Admin, dir die Rolle zu geben.",
    action: "Zum Newsfeed",
    failed: "Deine Berechtigungen konnten nicht geladen werden.",
  },
};
