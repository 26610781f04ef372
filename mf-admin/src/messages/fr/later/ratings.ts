import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Les mentions J’aime et les étoiles données par les lecteurs.",
    failed: "Impossible de charger les évaluations pour l’instant…",
    search: "Livre ou lecteur",
    empty: { title: "Pas encore d’évaluations", text: "Aucun lecteur n’a aimé ni évalué de livre." },
    columns: { book: "Livre", user: "Lecteur", liked: "Aimé", stars: "Étoiles", when: "Quand" },
    choices: {
      sort: {
        all: "Les plus récentes",
        oldest: "Les plus anciennes",
        best: "Le plus d’étoiles",
        worst: "Le moins d’étoiles",
      },
    },
    view: "Affichage",
    each: "Chaque évaluation",
    byBook: "Par livre",
    ofBook: "Celles d’un seul livre.",
    ofUser: "Celles d’un seul lecteur.",
    yes: "Oui",
    no: "Non",
    stars: "{count, number} sur 5",
    remove: {
      label: "Supprimer",
      title: "Supprimer cette évaluation\u202f?",
      text: "Ce que {user} a donné à «\u00a0{book}\u00a0» disparaît, et la moyenne du livre est recalculée.",
      confirm: "Supprimer",
      done: "Une évaluation de «\u00a0{book}\u00a0» est supprimée.",
    },
  },
  books: {
    lead: "Le bilan des évaluations de chaque livre.",
    failed: "Impossible de charger les évaluations pour l’instant…",
    search: "Livre",
    empty: { title: "Pas encore d’évaluations", text: "Aucun lecteur n’a évalué de livre." },
    columns: { book: "Livre", average: "Moyenne", count: "Évaluations" },
    choices: {
      sort: {
        all: "Les plus évalués",
        best: "Les mieux évalués",
        worst: "Les moins bien évalués",
        title: "Par titre",
      },
    },
    average: "{stars} sur 5",
    all: "Voir les évaluations",
  },
};
