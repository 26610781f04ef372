import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "Les listes que tiennent les lecteurs.",
  failed: "Impossible de charger les listes de livres pour l’instant…",
  search: "Nom ou propriétaire",
  empty: { title: "Pas encore de listes de livres", text: "Aucun lecteur n’en a créé." },
  columns: { name: "Nom", owner: "Propriétaire", access: "Visible par", books: "Livres", since: "Créée" },
  choices: {
    access: { all: "Toutes", public: "Tout le monde", private: "Propriétaire seul", hidden: "Masquées" },
    sort: {
      all: "Les plus récentes",
      oldest: "Les plus anciennes",
      name: "Par nom",
      largest: "Les plus fournies",
    },
  },
  public: "Tout le monde",
  private: "Propriétaire seul",
  hidden: "Masquée",
  view: "Voir les livres",
  viewFailed: "Impossible de charger cette liste pour l’instant…",
  of: "Liste créée par {owner}",
  noBooks: "Elle ne contient aucun livre.",
  hide: {
    label: "Masquer",
    title: "Masquer cette liste\u202f?",
    text: "Personne ne verra plus «\u00a0{name}\u00a0», sauf son propriétaire.",
    confirm: "Masquer",
    done: "«\u00a0{name}\u00a0» est masquée.",
  },
  show: {
    label: "Réafficher",
    title: "Réafficher cette liste\u202f?",
    text: "«\u00a0{name}\u00a0» sera de nouveau visible par les personnes que son propriétaire a choisies.",
    confirm: "Réafficher",
    done: "«\u00a0{name}\u00a0» est de nouveau visible.",
  },
  remove: {
    label: "Supprimer",
    title: "Supprimer cette liste\u202f?",
    text: "«\u00a0{name}\u00a0» disparaît, pour son propriétaire aussi. Elle peut être rétablie depuis le journal.",
    confirm: "Supprimer",
    done: "«\u00a0{name}\u00a0» est supprimée.",
  },
};
