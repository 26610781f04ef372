import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "Une erreur s’est produite",
    text: "Impossible d’afficher cette page. Ce que tu as enregistré est en sécurité.",
    reload: "Recharger la page",
    home: "Aller à l’accueil",
    reference: "Si tu nous écris à ce sujet, joins ceci\u00a0:",
  },
  needed: {
    text: "Connecte-toi ou crée un compte pour ouvrir cette page.",
    signIn: "Se connecter",
  },
  ended: {
    text: "Ta session a expiré. Connecte-toi pour reprendre là où tu en étais.",
    signIn: "Se reconnecter",
  },
  frame: {
    skip: "Aller au texte",
    main: "Navigation principale",
    newsfeed: "Actualités",
    books: "Livres",
    words: "Mes mots",
    about: "À propos",
    faq: "FAQ",
    contact: "Contact",
    privacy: "Confidentialité",
    terms: "Conditions",
    cookies: "Cookies",
    signIn: "Se connecter",
    startReading: "Commencer à lire",
    footer: "À propos de ce site",
    language: "Langue de Lagom",
    shortNews: "Actus",
    shortWords: "Mots",
    shortMe: "Moi",
  },
  network: {
    offline: "Tu es hors ligne. Ce que tu as déjà ouvert reste lisible.",
    send: "Envoyer maintenant",
  },
  account: {
    menu: "Menu du compte",
    shortMenu: "Moi, menu du compte",
  },
  picker: {
    button: "{language} {level}, langue et niveau",
  },
  leave: {
    title: "Partir sans envoyer\u202f?",
    text: "Ce que tu as écrit ici n’est pas encore enregistré.",
    stay: "Rester ici",
    leave: "Quitter",
  },
  feedback: {
    button: "Donner mon avis",
  },
};
