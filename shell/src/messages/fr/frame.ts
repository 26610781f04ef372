import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "Pouvons-nous mesurer l’usage de Lagom\u202f?",
    text: "Nous voyons ainsi quels textes et quelles aides en valent la peine\u00a0: pages ouvertes, mots consultés, textes terminés. Jamais ce que tu écris, jamais pour de la publicité.",
    more: "Ce qui est mesuré, et comment changer d’avis",
    recording:
      "Enregistrer aussi ce qui se passe à l’écran, avec tous les textes et toutes les saisies masqués",
    refuse: "Non, merci",
    accept: "Oui, d’accord",
    settings: "Ton choix",
    analytics: "Mesurer mon usage de Lagom",
    notMeasured: "Aucune mesure d’audience n’est installée sur ce site\u00a0: rien n’est mesuré.",
    kept: "Ton choix est enregistré.",
  },
  changes: {
    waiting:
      "{count, plural, one {# modification en attente d’envoi} other {# modifications en attente d’envoi}}.",
    sent: "{count, plural, one {# modification envoyée} other {# modifications envoyées}} à {time}.",
    refused: "«\u00a0{label}\u00a0» n’a pas été accepté\u00a0: {reason}",
    refusedUnnamed: "Une modification n’a pas été acceptée\u00a0: {reason}",
    noReason: "le serveur n’a pas donné de raison",
    ok: "OK",
  },
  update: {
    ready: "Une nouvelle version de Lagom est prête.",
    reload: "Recharger",
  },
  keys: {
    title: "Raccourcis clavier",
    everywhere: {
      title: "Sur toutes les pages",
      next: "Lien ou bouton suivant\u202f; avec ⇧, le précédent",
      follow: "Suivre le lien, activer le bouton",
      close: "Fermer ce qui est ouvert",
      show: "Afficher ces raccourcis",
    },
  },
};
