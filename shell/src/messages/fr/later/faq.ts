import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "Questions fréquentes",
  lead: "De courtes réponses aux premières questions qu’on se pose.",
  level: {
    question: "Quel est mon niveau\u202f?",
    answer:
      "Celui auquel tu suis un texte sans t’arrêter à chaque ligne. Commence bas\u00a0: on apprend plus en lisant beaucoup à un niveau facile qu’en luttant à un niveau difficile. Tu peux changer de niveau dans n’importe quel texte.",
  },
  scale: {
    question: "Que veulent dire A1, A2, B1 et C1\u202f?",
    answer:
      "Ce sont des niveaux du Cadre européen commun de référence. A1\u00a0: des phrases très courtes avec les premiers mots. A2\u00a0: des phrases courtes sur la vie quotidienne. B1\u00a0: des textes clairs sur des sujets familiers. C1\u00a0: toute la richesse de la langue. Un badge comme «\u00a0plus difficile que B1\u00a0» signifie que ce texte n’existe pas encore à ton niveau.",
  },
  languages: {
    question: "Quelles langues sont proposées\u202f?",
    answer:
      "{count, plural, =16 {Il y en a seize} one {Il y en a #} other {Il y en a #}}\u00a0: {languages}. Toutes n’ont pas le même nombre de textes.",
  },
  phrase: {
    question: "Comment chercher plusieurs mots à la fois\u202f?",
    answer: "Sélectionne les mots, ou touches-en un puis ajoute le suivant avec le bouton de la fiche.",
  },
  marks: {
    question: "Que signifient les marques sous les mots\u202f?",
    answer:
      "Un trait pointillé signale un mot que tu as enregistré, un fond coloré un mot que tu es en train d’apprendre. Les mots que tu connais ne sont pas marqués.",
  },
  streak: {
    question: "Quand un jour compte-t-il pour ma série\u202f?",
    answer:
      "Quand tu termines un article ou lis {words, plural, one {# mot} other {# mots}}, dans ton fuseau horaire. Un jour manqué par semaine est rattrapé tout seul.",
  },
  cost: {
    question: "Est-ce payant\u202f?",
    answer: "Non, et il n’y a pas de publicité.",
  },
  password: {
    question: "J’ai oublié mon mot de passe.",
    answer: "Demande un lien sur la page <recovery>Récupération du mot de passe</recovery>.",
  },
  mistake: {
    question: "Il y a une erreur dans un texte ou une traduction.",
    answer:
      "Dis-le-nous avec le bouton «\u00a0Donner mon avis\u00a0», dans le coin. Il joint la page à ton message\u00a0: deux mots suffisent.",
  },
};
