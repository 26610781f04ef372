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
  landing: {
    title: "Lis le monde, exactement à ton niveau",
    eyebrow: "Actualités et livres en 16 langues",
    heading: "Lis le monde,\nexactement\nà ton niveau.",
    lead: "De vrais articles et de vrais livres, réécrits au niveau où lire devient un plaisir. Touche un mot pour le comprendre. Garde-le, et il te restera.",
    start: "Commencer à lire, c’est gratuit",
    promise: "Pas de pub. Tes mots restent à toi.",
    languages: "Langues de lecture",
    passage: "Un texte à essayer",
    level: "Niveau du texte",
    hint: "Change de niveau ou touche un mot.",
    points: {
      level: {
        title: "Ton niveau, pas celui d’une leçon",
        text: "Chaque texte existe à plusieurs niveaux, des phrases courtes à la langue complète. Monte d’un cran quand c’est facile\u00a0: tu gardes ta place dans le texte.",
      },
      meaning: {
        title: "Le sens, là où tu lis",
        text: "Il suffit de toucher un mot pour voir ce qu’il veut dire dans cette phrase précise. Tu ne perds de vue ni le mot, ni ta place.",
      },
      words: {
        title: "Des mots qui restent",
        text: "Garde un mot, et tu le verras marqué dans tous les textes suivants. Dans Mes mots, il t’attend avec la phrase où tu l’as rencontré.",
      },
    },
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
