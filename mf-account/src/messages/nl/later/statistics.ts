import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "Statistieken",
    lead: "Wat je hebt gelezen, opgezocht en opgeslagen.",
    empty: {
      title: "Nog geen cijfers",
      text: "Die beginnen bij het eerste artikel dat je leest.",
      action: "Iets lezen",
    },
    read: "Woorden gelezen",
    lookedUp: "Opgezocht",
    saved: "Opgeslagen",
    reviewed: "Herhaald",
    finished: "Artikelen uitgelezen",
    time: "Tijd",
    day: "Dag",
    level: "Niveau",
    weekOf: "Week van",
    thisWeek: "Deze week",
    byLanguage: "Per taal",
    yearTitle: "Het afgelopen jaar",
    year: "{language}: gelezen woorden per dag in het afgelopen jaar",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "{words, plural, one {# woord} other {# woorden}} gelezen op {days, plural, one {# dag} other {# dagen}}.",
    dayTitle: "{day}: {count, plural, one {# woord} other {# woorden}} gelezen",
    dayTitleRepaired: "{day}: {count, plural, one {# woord} other {# woorden}} gelezen, gemist en hersteld",
    less: "Minder",
    more: "Meer",
    repaired: "Gemist en hersteld",
    repairedDay: "{day}, gemist en hersteld",
    weeksTitle: "Week voor week, {weeks, plural, one {laatste week} other {laatste # weken}}",
    weeks: "{language}: {weeks, plural, one {de laatste week} other {elk van de laatste # weken}}",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "Meeste: {count, number} in de week van {week}",
    none: "Nog niets",
    levelsTitle: "Niveaus door de tijd",
    levels: "{language}: per niveau",
    levelRow: "{level}: {count, plural, one {# woord} other {# woorden}} gelezen",
    levelWeeks: "{language}: gelezen woorden op elk niveau, week voor week",
    levelsCaption:
      "Gelezen woorden in {weeks, plural, one {de laatste week} other {elk van de laatste # weken}}; de hoogste balk is {most, number}. Aan het eind staat het totaal tot nu toe.",
    asTable: "Als tabel tonen",
    week: {
      title: "Jouw week",
      failed: "Je week kan nu niet worden geladen…",
      read: {
        none: "Je hebt nog geen minuut gelezen.",
        afterNone:
          "Je hebt {count, plural, one {# minuut} other {# minuten}} gelezen, en de week ervoor geen enkele.",
        asBefore:
          "Je hebt {count, plural, one {# minuut} other {# minuten}} gelezen, evenveel als in de hele week ervoor.",
        ahead:
          "Je hebt {count, plural, one {# minuut} other {# minuten}} gelezen, {more, plural, one {# minuut} other {# minuten}} meer dan in de hele week ervoor.",
        behind:
          "{count, plural, =0 {Je hebt nog geen minuut gelezen} one {Je hebt # minuut gelezen} other {Je hebt # minuten gelezen}}; in de hele week ervoor {before, plural, one {was het # minuut} other {waren het # minuten}}.",
      },
      finished: {
        none: "Je hebt nog geen tekst uitgelezen.",
        afterNone:
          "Je hebt {count, plural, one {# tekst} other {# teksten}} uitgelezen, en de week ervoor geen enkele.",
        asBefore:
          "Je hebt {count, plural, one {# tekst} other {# teksten}} uitgelezen, evenveel als in de hele week ervoor.",
        ahead:
          "Je hebt {count, plural, one {# tekst} other {# teksten}} uitgelezen, {more, number} meer dan in de hele week ervoor.",
        behind:
          "{count, plural, =0 {Je hebt nog geen tekst uitgelezen} one {Je hebt # tekst uitgelezen} other {Je hebt # teksten uitgelezen}}; in de hele week ervoor {before, plural, one {was het er #} other {waren het er #}}.",
      },
      saved: {
        none: "Je hebt nog geen woorden opgeslagen.",
        afterNone:
          "Je hebt {count, plural, one {# woord} other {# woorden}} opgeslagen, en de week ervoor geen enkel.",
        asBefore:
          "Je hebt {count, plural, one {# woord} other {# woorden}} opgeslagen, evenveel als in de hele week ervoor.",
        ahead:
          "Je hebt {count, plural, one {# woord} other {# woorden}} opgeslagen, {more, number} meer dan in de hele week ervoor.",
        behind:
          "{count, plural, =0 {Je hebt nog geen woorden opgeslagen} one {Je hebt # woord opgeslagen} other {Je hebt # woorden opgeslagen}}; in de hele week ervoor {before, plural, one {was het er #} other {waren het er #}}.",
      },
      learnt: {
        none: "Je hebt nog geen woorden als bekend gemarkeerd.",
        afterNone:
          "Je hebt {count, plural, one {# woord} other {# woorden}} als bekend gemarkeerd, en de week ervoor geen enkel.",
        asBefore:
          "Je hebt {count, plural, one {# woord} other {# woorden}} als bekend gemarkeerd, evenveel als in de hele week ervoor.",
        ahead:
          "Je hebt {count, plural, one {# woord} other {# woorden}} als bekend gemarkeerd, {more, number} meer dan in de hele week ervoor.",
        behind:
          "{count, plural, =0 {Je hebt nog geen woorden als bekend gemarkeerd} one {Je hebt # woord als bekend gemarkeerd} other {Je hebt # woorden als bekend gemarkeerd}}; in de hele week ervoor {before, plural, one {was het er #} other {waren het er #}}.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0min",
      hours: "{hours, number}\u00a0u",
      both: "{hours, number}\u00a0u\u00a0{minutes, number}\u00a0min",
    },
  },

  streak: {
    title: "Reeks",
    days: "{count, plural, one {# dag} other {# dagen}}",
    longest: "Langste: {count, plural, one {# dag} other {# dagen}}",
    rule: "Een dag telt mee als je één artikel uitleest of 200 woorden leest. Eén gemiste dag per week wordt vanzelf hersteld.",
    today: "Lees vandaag één artikel uit of lees 200 woorden.",
    counted: "Vandaag telt al mee.",
    states: {
      counted: "{day}: telt mee",
      repaired: "{day}: gemist en hersteld",
      missed: "{day}: gemist",
      today: "{day}: vandaag, telt nog niet mee",
    },
  },
};
