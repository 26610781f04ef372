import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "Uppslagna ord",
    articles: "Mina artiklar",
    liked: "Gillade böcker",
    statistics: "Statistik",
    preferences: "Inställningar",
    account: "Konto",
    keys: "Kortkommandon",
    admin: "Administration",
    about: "Om Lagom",
    signOut: "Logga ut",
    darkTheme: "Mörkt tema",
    lightTheme: "Ljust tema",
  },
  day: {
    progress: "{done, number} av {target, plural, one {# minut} other {# minuter}}",
    noText: "0 av 1 text",
    goalReached: "Målet nått",
    today: "I dag: {done, number} av {target, plural, one {# minut} other {# minuter}} lästa.",
    todayNoText: "I dag: 0 av 1 text utläst.",
    todayReached: "I dag: målet nått.",
    todayReachedIn: "I dag: målet nått, {done, plural, one {# minut läst} other {# minuter lästa}}.",
    streak: "{count, plural, one {# dag} other {# dagar}}",
    streakIs: "Svit: {count, plural, one {# dag} other {# dagar}}",
    reached: "Du har nått dagens mål.",
  },
  administrators: {
    title: "Sidan är bara för administratörer",
    text: "Ditt konto har inte åtkomst. Be en administratör att ge dig rollen.",
    action: "Till nyheterna",
    failed: "Dina behörigheter kunde inte läsas in.",
  },
};
