import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/heads.ts";

export const messages: Translation<typeof english> = {
  titles: {
    landing: "Lis le monde, exactement à ton niveau",
    newsfeed: "Actualités",
    article: "Article",
    reader: "Lecture",
    words: "Mes mots",
    lookups: "Mots consultés",
    articles: "Mes articles",
    statistics: "Statistiques",
    books: "Livres",
    book: "Livre",
    liked: "Coups de cœur",
    list: "Liste de livres",
    dashboard: "Tableau de bord",
    "book-lists": "Listes de livres",
    ratings: "Évaluations",
    users: "Utilisateurs",
    feedback: "Avis",
    mails: "E-mails",
    feeds: "Flux",
    dictionaries: "Dictionnaires",
    releases: "Versions",
    account: "Compte",
    "auth-callback": "Connexion en cours",
    "reset-password": "Réinitialiser le mot de passe",
    "password-recovery": "Récupération du mot de passe",
    about: "À propos",
    privacy: "Confidentialité",
    terms: "Conditions d’utilisation",
    cookies: "Cookies",
    contact: "Contact",
    faq: "Questions fréquentes",
    widgets: "Widgets",
  },
  descriptions: {
    landing:
      "Actualités et livres en 16 langues, réécrits à ton niveau. Touche un mot pour voir son sens dans la phrase, garde-le et révise-le. Gratuit et sans pub.",
    about:
      "Comment fonctionne Lagom\u00a0: chaque texte à plusieurs niveaux, le sens des mots dans la phrase même, et d’où viennent les textes et les traductions.",
    privacy:
      "Ce que Lagom conserve à ton sujet, où, combien de temps, qui d’autre le voit et comment le faire disparaître.",
    terms: "Les quelques règles à suivre pour utiliser Lagom, ce qui est promis et ce qui ne l’est pas.",
    cookies: "Ce que Lagom conserve dans ton navigateur et pourquoi, et ton choix sur la mesure d’audience.",
    contact: "Écris à l’équipe de ce site\u00a0: une question, une idée, une erreur dans un texte.",
    faq: "Quel est mon niveau, comment chercher un mot, quand un jour compte-t-il pour la série\u202f? Les réponses aux premières questions sur Lagom.",
  },
};
