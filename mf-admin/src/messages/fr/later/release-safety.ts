import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "Répéter le retour en arrière",
    text: "Essaie la version de repli de chaque composant\u00a0: ses fichiers, ses noms, et son chargement dans un navigateur à côté de ce qui est en ligne. Rien ne change pour les lecteurs.",
    run: "Lancer la répétition",
    running: "Chaque version de repli est chargée dans un navigateur. Cela peut prendre quelques minutes.",
    failed: "La répétition n’a pas pu être faite pour l’instant. Réessaie.",
    none: "Pas encore de version de repli.",
    results: "Résultats de la répétition",
    works: "{deployable} peut revenir à {release}.",
    broken: "{deployable} ne pourrait pas revenir à {release}.",
  },
  worker: {
    title: "Service worker",
    on: "Activé\u00a0: les pages déjà lues restent lisibles hors ligne, et les pages bloquées sont repérées.",
    off: "Désactivé\u00a0: rien n’est lisible hors ligne, et les pages bloquées ne sont pas repérées.",
    switchOff: "Désactiver…",
    switchOn: "Activer…",
  },
};
