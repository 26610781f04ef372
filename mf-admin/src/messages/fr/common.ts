import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "Administration",
  dashboard: "Tableau de bord",
  bookLists: "Listes de livres",
  ratings: "Évaluations",
  users: "Utilisateurs",
  feedback: "Avis",
  mails: "E-mails",
  feeds: "Flux",
  dictionaries: "Dictionnaires",
  releases: "Versions",
  none: "aucun",
  toDashboard: "Aller au tableau de bord",
  toFirstPage: "Première page",
  searchHint: "Saisir pour rechercher",
  sort: "Ordre",
  showAll: "Tout afficher",
  nothingFound: {
    title: "Aucun résultat",
    text: "Rien ne correspond. Essaie avec moins de lettres ou affiche tout.",
  },
  pageEmpty: { title: "Rien sur cette page", text: "La liste a raccourci depuis ta dernière visite." },
  forbidden: {
    title: "Page réservée aux administrateurs",
    text: "Ton compte n’y a pas accès. Demande à un administrateur de te donner ce rôle.",
    action: "Aller aux actualités",
  },
  operatorsOnly: {
    title: "Page réservée aux opérateurs",
    text: "Les opérateurs choisissent les flux et gèrent les versions. Demande à l’un d’eux de s’en charger ou de te donner ce rôle.",
    action: "Aller aux actualités",
  },
  changes: {
    undo: "Annuler",
    undone: "Annulé.",
    cancel: "Annuler",
    actionsFor: "Actions\u00a0: {name}",
    typeToConfirm: "Saisis {text} pour confirmer",
    forbidden: "Ton rôle ne le permet pas.",
    conflict: "Ce n’est plus possible\u00a0: quelque chose a changé entre-temps.",
    gone: "Cela n’existe plus.",
    unavailable: "Le service d’authentification ne le permet pas d’ici.",
    failed: "Modification impossible pour l’instant. Réessaie dans quelques secondes.",
  },
  ago: {
    now: "à l’instant",
    minutes: "{count, number}\u00a0min",
    hours: "{count, number}\u00a0h",
    days: "{count, plural, one {# jour} other {# jours}}",
  },
};
