import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "Réessayer",
    title: "Article",
    back: "Retour",
    level: "Niveau",
    appearance: "Texte et thème",
    appearanceMark: "Aa",
    textSize: "Taille du texte",
    smaller: "Texte plus petit",
    larger: "Texte plus grand",
    spacing: "Espacement",
    spacings: { close: "Serré", normal: "Normal", wide: "Large" },
    width: "Largeur",
    widths: { narrow: "Étroite", normal: "Normale", wide: "Large" },
    readings: {
      ja: "Furigana",
      zh: "Pinyin",
      ko: "Romanisation",
      ru: "Translittération",
      hi: "Translittération",
    },
    statuses: "Colorer les mots selon leur statut",
    statusNames: {
      unsaved: "non enregistré",
      new: "nouveau",
      learning: "en cours",
      due: "à réviser",
      known: "connu",
    },
    theme: "Thème",
    themes: { system: "Système", light: "Clair", dark: "Sombre" },
    onItsWay: "Le texte arrive. S’il faut d’abord l’écrire, cela peut prendre une minute.",
    writing: "Le texte est en cours d’écriture. Cela peut prendre une minute.",
    finish: "J’ai terminé",
    finished: "Tu as terminé ce texte.",
    streak: "Ta série\u00a0: {days, plural, one {# jour} other {# jours}}.",
    wordsMet: "Tu as rencontré {words, number} de tes mots.",
    savedHere: "Tu as enregistré {words, plural, one {# mot} other {# mots}} ici\u00a0:",
    nextText: "Lire le suivant",
    toFeed: "Retour aux actualités",
    gone: {
      title: "Ce texte est introuvable",
      text: "Il a peut-être été retiré, ou l’adresse n’est pas la bonne.",
    },
    levelNotChecked: "niveau non vérifié",
    byModel: "écrit par un modèle de langage",
    adapted: "adapté",
    mayLack: "manque peut-être\u00a0: {facts}",
    finishFailed: "Impossible d’enregistrer. Réessaie.",
  },
  restKnown: {
    explained: "Tous les autres mots sont-ils faciles pour toi\u202f?",
    mark: "Marquer le reste comme connu",
    marked:
      "{words, plural, =0 {Il n’y avait plus d’autre mot à marquer ici.} one {# mot est maintenant connu. Il n’est pas ajouté à Mes mots.} other {# mots sont maintenant connus. Ils ne sont pas ajoutés à Mes mots.}}",
    failed: "La modification a échoué. Réessaie.",
  },
  serial: {
    chapter: "Chapitre {number, number} sur {count, number}",
    before: "Précédemment",
    finished: "Tu as terminé ce chapitre.",
    last: "Tu as terminé le dernier chapitre de «\u00a0{book}\u00a0».",
    next: "Chapitre {number, number}\u00a0:",
    toBook: "Retour au livre",
  },
  print: {
    button: "Imprimer",
    name: "Lagom",
    words: "Mes mots",
    failed: "Impossible de préparer le texte pour l’impression. Réessaie.",
  },
  tutorial: {
    title: "Comment chercher un mot",
    stepOf: "{step, number} sur {all, number}",
    next: "Suivant",
    previous: "Retour",
    done: "Compris",
    close: "Fermer le guide",
    steps: {
      touch: {
        look: {
          title: "Touche un mot",
          text: "Son sens dans cette phrase précise s’affiche, et le mot reste visible.",
        },
        translate: {
          title: "Sélectionne pour traduire",
          text: "Appuie longuement sur un mot et glisse sur d’autres, ou touche «\u00a0suivant\u00a0» et «\u00a0précédent\u00a0» dans la fiche, pour voir le sens d’une expression ou d’une phrase.",
        },
        keep: {
          title: "Garde ce que tu veux apprendre",
          text: "Enregistrer un mot le marque dans tous les textes que tu lis. Tous t’attendent dans Mes mots.",
        },
      },
      keys: {
        look: {
          title: "Clique sur un mot",
          text: "Ou va dessus avec les flèches et appuie sur Entrée\u00a0: son sens dans cette phrase précise s’affiche à côté.",
        },
        translate: {
          title: "Sélectionne pour traduire",
          text: "Glisse sur plusieurs mots, ou choisis-les avec Maj et une flèche puis Entrée, pour voir le sens d’une expression ou d’une phrase.",
        },
        keep: {
          title: "Garde ce que tu veux apprendre",
          text: "Enregistrer un mot, ou appuyer sur S, le marque dans tous les textes que tu lis. Tous t’attendent dans Mes mots.",
        },
      },
      both: {
        look: {
          title: "Touche un mot",
          text: "Touche-le, clique dessus, ou va dessus avec les flèches et appuie sur Entrée\u00a0: son sens dans cette phrase précise s’affiche à côté.",
        },
        translate: {
          title: "Sélectionne pour traduire",
          text: "Choisis plusieurs mots en glissant, avec Maj et une flèche puis Entrée, ou avec «\u00a0suivant\u00a0» et «\u00a0précédent\u00a0» dans la fiche, pour voir le sens d’une expression ou d’une phrase.",
        },
        keep: {
          title: "Garde ce que tu veux apprendre",
          text: "Enregistrer un mot, ou appuyer sur S, le marque dans tous les textes que tu lis. Tous t’attendent dans Mes mots.",
        },
      },
    },
  },
  howKnown:
    "Dans ce texte, {percent, number} mots sur 100 sont à ton niveau ou en dessous, ou marqués par toi comme connus. Les noms propres et les nombres ne comptent pas.",
  howKnownAt:
    "Environ {percent, number} mots sur 100 de ce texte sont de niveau {level} ou en dessous, sans compter les noms propres et les nombres. Les mots que tu marqueras comme connus compteront aussi.",
};
