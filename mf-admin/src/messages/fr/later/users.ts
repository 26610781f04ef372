import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Toutes les personnes qui ont un compte.",
    failed: "Impossible de charger les utilisateurs pour l’instant…",
    search: "E-mail",
    empty: { title: "Pas encore d’utilisateurs", text: "Personne ne s’est inscrit." },
    columns: {
      email: "E-mail",
      role: "Rôle",
      state: "État",
      read: "Mots lus",
      saved: "Mots enregistrés",
      last: "Dernière activité",
      since: "Depuis",
    },
    choices: {
      role: { all: "Tous", user: "Lecteurs", admin: "Administrateurs", operator: "Opérateurs" },
      state: { all: "Tous", active: "Actifs", banned: "Bannis" },
      sort: { all: "Les plus récents", oldest: "Les plus anciens", email: "Par e-mail" },
    },
    roles: { user: "Lecteur", admin: "Administrateur", operator: "Opérateur" },
    banned: "Banni",
    active: "Actif",
  },
  actions: {
    ratings: "Voir les évaluations",
    ban: {
      label: "Bannir",
      title: "Bannir cet utilisateur\u202f?",
      text: "{email} ne pourra plus utiliser le site, sur aucun appareil. Aucune de ses données n’est supprimée.",
      confirm: "Bannir",
      done: "Utilisateur banni\u00a0: {email}.",
    },
    unban: {
      label: "Lever le bannissement",
      title: "Lever le bannissement\u202f?",
      text: "{email} pourra de nouveau utiliser le site et retrouvera tout comme avant.",
      confirm: "Lever le bannissement",
      done: "{email} peut de nouveau utiliser le site.",
    },
    role: {
      label: { user: "Nommer lecteur", admin: "Nommer administrateur", operator: "Nommer opérateur" },
      title: {
        user: "Nommer cet utilisateur lecteur\u202f?",
        admin: "Nommer cet utilisateur administrateur\u202f?",
        operator: "Nommer cet utilisateur opérateur\u202f?",
      },
      text: {
        user: "{email} ne verra plus ces pages.",
        admin:
          "{email} pourra voir ces pages, bannir et supprimer des lecteurs, et retirer ce qu’ils ont écrit.",
        operator: "{email} pourra faire tout cela, donner des rôles et gérer les versions.",
      },
      confirm: "Changer le rôle",
      done: {
        user: "{email}\u00a0: lecteur.",
        admin: "{email}\u00a0: administrateur.",
        operator: "{email}\u00a0: opérateur.",
      },
    },
    signOut: {
      label: "Déconnecter partout",
      title: "Déconnecter partout\u202f?",
      text: "Toutes les sessions de {email} se terminent maintenant, sur tous les appareils. Une nouvelle connexion reste possible.",
      confirm: "Déconnecter",
      done: "{email}\u00a0: déconnecté partout.",
    },
    remove: {
      label: "Supprimer avec toutes les données",
      title: "Supprimer cet utilisateur\u202f?",
      text: "Le compte de {email} disparaît avec tous ses mots, listes, évaluations, statistiques et messages. Cette action est définitive.",
      confirm: "Supprimer définitivement",
      done: "{email}\u00a0: compte supprimé.",
    },
  },
};
