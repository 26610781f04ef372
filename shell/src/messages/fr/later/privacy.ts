import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/privacy.ts";

export const messages: Translation<typeof english> = {
  title: "Confidentialité",
  lead: "Ce qui est conservé à ton sujet, où, et comment le faire disparaître.",
  kept: {
    title: "Ce qui est conservé",
    account: {
      about: "Ton compte",
      text: "Adresse e-mail, nom, dates d’inscription et de connexion\u202f; pour chaque appareil connecté, les noms du navigateur et du système, et la dernière utilisation. Du mot de passe, seulement une empreinte Argon2id.",
    },
    preferences: {
      about: "Tes préférences",
      text: "Langues, niveaux, rubriques, thème, taille du texte et fuseau horaire.",
    },
    reminders: {
      about: "Tes rappels",
      text: "Si tu en demandes\u00a0: leurs horaires et les adresses auxquelles joindre les services de notification push de tes navigateurs.",
    },
    words: {
      about: "Tes mots",
      text: "Chaque mot que tu enregistres, sa traduction, la phrase d’où il vient et à quel point tu le connais\u202f; les mots que tu as réunis ou divisés.",
    },
    ownTexts: {
      about: "Tes propres textes",
      text: "Les textes et les liens que tu ajoutes pour les lire ici. Personne d’autre ne peut les ouvrir.",
    },
    reading: {
      about: "Tes lectures",
      text: "Textes ouverts et terminés, ta place dans chacun d’eux, mots consultés, temps de lecture, et leurs totaux par jour pour tes statistiques.",
    },
    books: {
      about: "Tes livres",
      text: "Tes listes, tes mentions J’aime et tes évaluations. Une liste que tu rends publique est visible par toute personne qui en a l’adresse.",
    },
    feedback: {
      about: "Ce que tu nous écris",
      text: "Avis et messages de contact avec le nom et l’adresse que tu indiques, la page où tu étais, ta langue et ton niveau.",
    },
    reports:
      "Pour empêcher les abus, le serveur compte aussi, pendant une courte durée, les requêtes de chaque adresse réseau. Quand une partie de ce site cesse de fonctionner dans ton navigateur, elle signale quelle version est en cause et ce qui s’est passé\u202f; tant que ta session est ouverte, chaque version indique une fois à quelle vitesse ses pages se sont affichées. Ces rapports sont conservés {days, plural, one {# jour} other {# jours}}\u202f; ton adresse réseau et ton compte n’y figurent que sous forme pseudonymisée.",
  },
  where: {
    title: "Où c’est conservé",
    text: "Dans la base de données de l’exploitant de ce site. Ta session est conservée dans le stockage local de ce navigateur\u202f; ce qui s’y trouve d’autre est énuméré à la page <cookies>Cookies</cookies>. Les polices, les scripts et les images viennent de ce site lui-même.",
  },
  who: {
    title: "Qui d’autre y a accès",
    text: "Les administrateurs de ce site voient les comptes, les listes, les évaluations et les messages, et chaque changement qu’ils font est inscrit dans un journal. Si un texte est réécrit pour toi par un modèle de langage externe, ce texte lui est envoyé, mais jamais l’identité de la personne qui l’a demandé\u202f; il en va de même d’une phrase qu’un serveur externe lit à voix haute. Si tu autorises un appareil à t’envoyer des rappels, le service de notification push de son navigateur (de Google, Apple, Mozilla ou Microsoft) transmet le message sans pouvoir le lire. La mesure d’audience ne se fait qu’avec ton consentement\u00a0: le service d’analyse reçoit alors ton adresse e-mail, tes langues, ton niveau et ce que tu fais ici, et tu peux retirer ton consentement à tout moment à la page <cookies>Cookies</cookies>. Rien n’est vendu, et il n’y a pas de publicité.",
  },
  gone: {
    title: "Comment tout disparaît",
    text: "Tout est conservé jusqu’à ce que tu le supprimes, sauf le détail de tes recherches et de tes lectures\u202f: il est supprimé après un délai fixé par l’exploitant de ce site, et les totaux par jour restent. Tu peux supprimer des mots et des listes à tout moment\u202f; dans Préférences, tu peux télécharger tout ce qui est conservé à ton sujet et supprimer ton compte avec tout son contenu, aussitôt et définitivement. Ce que tu nous as écrit disparaît avec lui. Si tu ne peux pas te connecter, écris-nous par la <contact>page de contact</contact> en indiquant l’adresse e-mail de ton compte.",
  },
};
