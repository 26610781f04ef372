import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "Impossible d’actualiser ton compte",
  passwordsDoNotMatch: "Les mots de passe ne correspondent pas",
  passwordTooShort: "Le mot de passe doit contenir au moins 6 caractères",
  unexpectedError: "Une erreur inattendue s’est produite",
  articleRewrite: "Impossible de charger l’article pour l’instant. Réessaie dans quelques secondes.",
  article: "Impossible de charger cet article pour l’instant…",
  rewrite: "Impossible de charger le contenu de l’article pour l’instant…",
  newsfeed: "Impossible de charger les articles pour l’instant…",
  translation: "Le service de traduction est momentanément indisponible. Réessaie dans quelques secondes.",
  statistics: "Impossible de charger les statistiques pour l’instant…",
  streak: "Impossible de charger ta série pour l’instant…",
  wordAlreadySaved: "Mot déjà enregistré",
  feedbackFailed: "Impossible d’envoyer ton avis. Réessaie.",
  feedbackNetwork: "Erreur réseau. Vérifie ta connexion et réessaie.",
  preferencesLoad: "Impossible de charger tes préférences",
  preferencesUpdate: "Impossible d’enregistrer tes préférences",
  passwordUpdated: "Mot de passe changé\u202f!",
  passwordUpdatedText: "Ton nouveau mot de passe est enregistré.",
};
