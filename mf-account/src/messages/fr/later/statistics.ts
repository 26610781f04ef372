import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "Statistiques",
    lead: "Ce que tu as lu, cherché et enregistré.",
    empty: {
      title: "Pas encore de chiffres",
      text: "Ils commencent avec le premier article que tu lis.",
      action: "Aller lire",
    },
    read: "Mots lus",
    lookedUp: "Mots consultés",
    saved: "Mots enregistrés",
    reviewed: "Mots révisés",
    finished: "Articles terminés",
    time: "Temps",
    day: "Jour",
    level: "Niveau",
    weekOf: "Semaine du",
    thisWeek: "Cette semaine",
    byLanguage: "Par langue",
    yearTitle: "Les 12 derniers mois",
    year: "{language}\u00a0: mots lus par jour, 12 derniers mois",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "{words, plural, one {# mot lu} other {# mots lus}} en {days, plural, one {# jour} other {# jours}} de lecture.",
    dayTitle: "{day}\u00a0: {count, plural, one {# mot lu} other {# mots lus}}",
    dayTitleRepaired: "{day}\u00a0: {count, plural, one {# mot lu} other {# mots lus}}, manqué puis rattrapé",
    less: "Moins",
    more: "Plus",
    repaired: "Manqué, puis rattrapé",
    repairedDay: "{day}, manqué puis rattrapé",
    weeksTitle:
      "Semaine par semaine ({weeks, plural, one {# dernière semaine} other {# dernières semaines}})",
    weeks:
      "{language}\u00a0: {weeks, plural, one {la dernière semaine} other {chacune des # dernières semaines}}",
    weeksPicture: "{figure}\u00a0: {caption}",
    weekBar: "{week}\u00a0: {count, number}",
    mostInWeek: "Maximum\u00a0: {count, number}, la semaine du {week}",
    none: "Rien pour l’instant",
    levelsTitle: "Les niveaux au fil du temps",
    levels: "{language}\u00a0: par niveau",
    levelRow: "{level}\u00a0: {count, plural, one {# mot lu} other {# mots lus}}",
    levelWeeks: "{language}\u00a0: mots lus à chaque niveau, semaine par semaine",
    levelsCaption:
      "Mots lus {weeks, plural, one {la dernière semaine} other {chacune des # dernières semaines}}\u202f; la plus haute barre vaut {most, number}. À la fin, le total des mots lus depuis le début.",
    asTable: "Afficher en tableau",
    week: {
      title: "Ta semaine",
      failed: "Impossible de charger ta semaine pour l’instant…",
      read: {
        none: "Tu n’as pas encore lu une minute.",
        afterNone:
          "Tu as lu {count, plural, one {# minute} other {# minutes}}, et pas du tout la semaine précédente.",
        asBefore:
          "Tu as lu {count, plural, one {# minute} other {# minutes}}, autant que toute la semaine précédente.",
        ahead:
          "Tu as lu {count, plural, one {# minute} other {# minutes}}, soit {more, plural, one {# minute} other {# minutes}} de plus que toute la semaine précédente.",
        behind:
          "{count, plural, =0 {Tu n’as pas encore lu une minute} one {Tu as lu # minute} other {Tu as lu # minutes}}, contre {before, plural, one {# minute} other {# minutes}} sur toute la semaine précédente.",
      },
      finished: {
        none: "Tu n’as pas encore terminé de texte.",
        afterNone:
          "Tu as terminé {count, plural, one {# texte} other {# textes}}, et aucun la semaine précédente.",
        asBefore:
          "Tu as terminé {count, plural, one {# texte} other {# textes}}, autant que toute la semaine précédente.",
        ahead:
          "Tu as terminé {count, plural, one {# texte} other {# textes}}, {more, number} de plus que toute la semaine précédente.",
        behind:
          "{count, plural, =0 {Tu n’as pas encore terminé de texte} one {Tu as terminé # texte} other {Tu as terminé # textes}}, contre {before, number} sur toute la semaine précédente.",
      },
      saved: {
        none: "Tu n’as pas encore enregistré de mot.",
        afterNone:
          "Tu as enregistré {count, plural, one {# mot} other {# mots}}, et aucun la semaine précédente.",
        asBefore:
          "Tu as enregistré {count, plural, one {# mot} other {# mots}}, autant que toute la semaine précédente.",
        ahead:
          "Tu as enregistré {count, plural, one {# mot} other {# mots}}, {more, number} de plus que toute la semaine précédente.",
        behind:
          "{count, plural, =0 {Tu n’as pas encore enregistré de mot} one {Tu as enregistré # mot} other {Tu as enregistré # mots}}, contre {before, number} sur toute la semaine précédente.",
      },
      learnt: {
        none: "Tu n’as pas encore marqué de mot comme connu.",
        afterNone:
          "Tu as marqué {count, plural, one {# mot comme connu} other {# mots comme connus}}, et aucun la semaine précédente.",
        asBefore:
          "Tu as marqué {count, plural, one {# mot comme connu} other {# mots comme connus}}, autant que toute la semaine précédente.",
        ahead:
          "Tu as marqué {count, plural, one {# mot comme connu} other {# mots comme connus}}, {more, number} de plus que toute la semaine précédente.",
        behind:
          "{count, plural, =0 {Tu n’as pas encore marqué de mot comme connu} one {Tu as marqué # mot comme connu} other {Tu as marqué # mots comme connus}}, contre {before, number} sur toute la semaine précédente.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0min",
      hours: "{hours, number}\u00a0h",
      both: "{hours, number}\u00a0h\u00a0{minutes, number}\u00a0min",
    },
  },

  streak: {
    title: "Série",
    days: "{count, plural, one {# jour} other {# jours}}",
    longest: "La plus longue\u00a0: {count, plural, one {# jour} other {# jours}}",
    rule: "Un jour compte quand tu termines un article ou lis 200 mots. Un jour manqué par semaine est rattrapé tout seul.",
    today: "Termine un article ou lis 200 mots aujourd’hui.",
    counted: "Aujourd’hui compte déjà.",
    states: {
      counted: "{day}\u00a0: compté",
      repaired: "{day}\u00a0: manqué, puis rattrapé",
      missed: "{day}\u00a0: manqué",
      today: "{day}\u00a0: aujourd’hui, pas encore compté",
    },
  },
};
