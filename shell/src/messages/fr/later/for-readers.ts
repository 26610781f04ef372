import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "Mots consultés",
    articles: "Mes articles",
    liked: "Coups de cœur",
    statistics: "Statistiques",
    preferences: "Préférences",
    account: "Compte",
    keys: "Raccourcis clavier",
    admin: "Administration",
    about: "À propos de Lagom",
    signOut: "Se déconnecter",
    darkTheme: "Thème sombre",
    lightTheme: "Thème clair",
  },
  day: {
    progress: "{done, number}\u00a0min sur {target, number}",
    noText: "0 texte sur 1",
    goalReached: "Objectif atteint",
    today: "Aujourd’hui\u00a0: {done, number}\u00a0min sur {target, number} lues.",
    todayNoText: "Aujourd’hui\u00a0: 0 texte sur 1 terminé.",
    todayReached: "Aujourd’hui\u00a0: objectif atteint.",
    todayReachedIn:
      "Aujourd’hui\u00a0: objectif atteint, {done, plural, one {# minute} other {# minutes}} de lecture.",
    streak: "{count, plural, one {# jour} other {# jours}}",
    streakIs: "Série\u00a0: {count, plural, one {# jour} other {# jours}}",
    reached: "Tu as atteint ton objectif du jour.",
  },
  administrators: {
    title: "Page réservée aux administrateurs",
    text: "Ton compte n’y a pas accès. Demande à un administrateur de te donner ce rôle.",
    action: "Aller aux actualités",
    failed: "Impossible de charger tes droits.",
  },
};
