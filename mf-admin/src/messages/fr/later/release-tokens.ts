import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "Un jeton permet à la commande de publier sans personne\u00a0: celui d’une équipe pour sa seule section, celui d’un opérateur pour tout.",
  failed: "Impossible de charger les jetons pour l’instant…",
  empty: {
    title: "Pas encore de jetons",
    text: "La commande de publication en demande un, où qu’elle s’exécute.",
  },
  caption: "Jetons, du plus récent au plus ancien",
  columns: { name: "Nom", scope: "Peut publier", made: "Créé", used: "Dernière utilisation", state: "État" },
  scopes: { operator: "Tout (opérateur)" },
  never: "Jamais",
  valid: "Valide",
  revoked: "Révoqué",
  make: {
    open: "Créer un jeton",
    title: "Créer un jeton",
    name: "Nom",
    nameHint: "Le journal désigne par ce nom qui l’utilise, par exemple team-books.",
    nameWrong: "Uniquement des lettres, des chiffres et . @ _ -",
    taken: "Un jeton porte déjà ce nom.",
    scope: "Ce qu’il peut publier",
    confirm: "Créer",
    cancel: "Annuler",
    failed: "Impossible de créer le jeton pour l’instant. Réessaie.",
    done: "Le jeton {name}",
    secret: "Copie-le maintenant\u00a0: il ne s’affiche qu’une fois et n’est conservé nulle part.",
    close: "C’est copié",
  },
  revoke: {
    open: "Révoquer…",
    label: "Révoquer {name}",
    title: "Révoquer le jeton {name}\u202f?",
    text: "Qui utilise le jeton {name} ne pourra plus publier ({scope}), dès le prochain appel. Cette action est définitive\u202f; il faudra un nouveau jeton.",
    confirm: "Révoquer",
    cancel: "Annuler",
    done: "Le jeton {name} est révoqué.",
    failed: "Impossible de le révoquer pour l’instant. Réessaie.",
  },
};
