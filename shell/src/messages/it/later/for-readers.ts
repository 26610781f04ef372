import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "Parole cercate",
    articles: "I miei articoli",
    liked: "Libri preferiti",
    statistics: "Statistiche",
    preferences: "Preferenze",
    account: "Account",
    keys: "Scorciatoie",
    admin: "Amministrazione",
    about: "Informazioni su Lagom",
    signOut: "Esci",
    darkTheme: "Tema scuro",
    lightTheme: "Tema chiaro",
  },
  day: {
    progress: "{done, plural, one {# minuto} other {# minuti}} su {target, number}",
    noText: "0 testi su 1",
    goalReached: "Obiettivo raggiunto",
    today: "Oggi: {done, plural, one {# minuto} other {# minuti}} su {target, number} di lettura.",
    todayNoText: "Oggi: 0 testi su 1 finiti.",
    todayReached: "Oggi: obiettivo raggiunto.",
    todayReachedIn:
      "Oggi: obiettivo raggiunto, con {done, plural, one {# minuto} other {# minuti}} di lettura.",
    streak: "{count, plural, one {# giorno} other {# giorni}}",
    streakIs: "Serie: {count, plural, one {# giorno} other {# giorni}}",
    reached: "Hai raggiunto l’obiettivo di oggi.",
  },
  administrators: {
    title: "Questa pagina è per gli amministratori",
    text: "Il tuo account non può vederla. Chiedi a un amministratore di darti il ruolo.",
    action: "Vai alle notizie",
    failed: "Non è stato possibile caricare i tuoi permessi.",
  },
};
