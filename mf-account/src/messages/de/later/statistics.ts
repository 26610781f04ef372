import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "Statistik",
    lead: "Was du gelesen, nachgeschlagen und gespeichert hast.",
    empty: {
      title: "Noch keine Zahlen",
      text: "Sie beginnen mit dem ersten Artikel, den du liest.",
      action: "Etwas lesen",
    },
    read: "Gelesene Wörter",
    lookedUp: "Nachgeschlagen",
    saved: "Gespeichert",
    reviewed: "Wiederholt",
    finished: "Gelesene Artikel",
    time: "Zeit",
    day: "Tag",
    level: "Niveau",
    weekOf: "Woche vom",
    thisWeek: "Diese Woche",
    byLanguage: "Nach Sprache",
    yearTitle: "Das letzte Jahr",
    year: "{language}: gelesene Wörter an jedem Tag des letzten Jahres",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "{words, plural, one {# Wort} other {# Wörter}} an {days, plural, one {# Tag} other {# Tagen}} gelesen.",
    dayTitle: "{day}: {count, plural, one {# Wort} other {# Wörter}} gelesen",
    dayTitleRepaired:
      "{day}: {count, plural, one {# Wort} other {# Wörter}} gelesen; Tag verpasst und ausgeglichen",
    less: "Weniger",
    more: "Mehr",
    repaired: "Verpasst und ausgeglichen",
    repairedDay: "{day}, verpasst und ausgeglichen",
    weeksTitle: "Woche für Woche, {weeks, plural, one {letzte Woche} other {die letzten # Wochen}}",
    weeks: "{language}: {weeks, plural, one {die letzte Woche} other {jede der letzten # Wochen}}",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "Höchstwert: {count, number} in der Woche vom {week}",
    none: "Noch nichts",
    levelsTitle: "Niveaus im Lauf der Zeit",
    levels: "{language}: nach Niveau",
    levelRow: "{level}: {count, plural, one {# Wort} other {# Wörter}} gelesen",
    levelWeeks: "{language}: gelesene Wörter auf jedem Niveau, Woche für Woche",
    levelsCaption:
      "Gelesene Wörter in {weeks, plural, one {der letzten Woche} other {jeder der letzten # Wochen}}; der höchste Balken steht für {most, number}. Am Ende: Wörter insgesamt.",
    asTable: "Als Tabelle anzeigen",
    week: {
      title: "Deine Woche",
      failed: "Deine Woche kann gerade nicht geladen werden\u00a0…",
      read: {
        none: "Du hast noch keine Minute gelesen.",
        afterNone:
          "Du hast {count, plural, one {# Minute} other {# Minuten}} gelesen, in der Woche davor keine.",
        asBefore:
          "Du hast {count, plural, one {# Minute} other {# Minuten}} gelesen, so viel wie in der ganzen Woche davor.",
        ahead:
          "Du hast {count, plural, one {# Minute} other {# Minuten}} gelesen, {more, plural, one {# Minute} other {# Minuten}} mehr als in der ganzen Woche davor.",
        behind:
          "{count, plural, =0 {Du hast noch keine Minute gelesen} one {Du hast # Minute gelesen} other {Du hast # Minuten gelesen}}; in der ganzen Woche davor {before, plural, one {war es # Minute} other {waren es # Minuten}}.",
      },
      finished: {
        none: "Du hast noch keinen Text beendet.",
        afterNone:
          "Du hast {count, plural, one {# Text} other {# Texte}} beendet, in der Woche davor keinen.",
        asBefore:
          "Du hast {count, plural, one {# Text} other {# Texte}} beendet, so viele wie in der ganzen Woche davor.",
        ahead:
          "Du hast {count, plural, one {# Text} other {# Texte}} beendet, {more, number} mehr als in der ganzen Woche davor.",
        behind:
          "{count, plural, =0 {Du hast noch keinen Text beendet} one {Du hast # Text beendet} other {Du hast # Texte beendet}}; in der ganzen Woche davor {before, plural, one {war es #} other {waren es #}}.",
      },
      saved: {
        none: "Du hast noch keine Wörter gespeichert.",
        afterNone:
          "Du hast {count, plural, one {# Wort} other {# Wörter}} gespeichert, in der Woche davor keines.",
        asBefore:
          "Du hast {count, plural, one {# Wort} other {# Wörter}} gespeichert, so viele wie in der ganzen Woche davor.",
        ahead:
          "Du hast {count, plural, one {# Wort} other {# Wörter}} gespeichert, {more, number} mehr als in der ganzen Woche davor.",
        behind:
          "{count, plural, =0 {Du hast noch keine Wörter gespeichert} one {Du hast # Wort gespeichert} other {Du hast # Wörter gespeichert}}; in der ganzen Woche davor {before, plural, one {war es #} other {waren es #}}.",
      },
      learnt: {
        none: "Du hast noch keine Wörter als bekannt markiert.",
        afterNone:
          "Du hast {count, plural, one {# Wort} other {# Wörter}} als bekannt markiert, in der Woche davor keines.",
        asBefore:
          "Du hast {count, plural, one {# Wort} other {# Wörter}} als bekannt markiert, so viele wie in der ganzen Woche davor.",
        ahead:
          "Du hast {count, plural, one {# Wort} other {# Wörter}} als bekannt markiert, {more, number} mehr als in der ganzen Woche davor.",
        behind:
          "{count, plural, =0 {Du hast noch keine Wörter als bekannt markiert} one {Du hast # Wort als bekannt markiert} other {Du hast # Wörter als bekannt markiert}}; in der ganzen Woche davor {before, plural, one {war es #} other {waren es #}}.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0Min.",
      hours: "{hours, number}\u00a0Std.",
      both: "{hours, number}\u00a0Std.\u00a0{minutes, number}\u00a0Min.",
    },
  },

  streak: {
    title: "Serie",
    days: "{count, plural, one {# Tag} other {# Tage}}",
    longest: "Längste: {count, plural, one {# Tag} other {# Tage}}",
    rule: "Ein Tag zählt, wenn du einen Artikel beendest oder 200 Wörter liest. Ein verpasster Tag pro Woche wird von selbst ausgeglichen.",
    today: "Beende heute einen Artikel oder lies 200 Wörter.",
    counted: "Heute zählt schon.",
    states: {
      counted: "{day}: gezählt",
      repaired: "{day}: verpasst und ausgeglichen",
      missed: "{day}: verpasst",
      today: "{day}: heute, noch nicht gezählt",
    },
  },
};
