import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "Statistik",
    lead: "Det du har läst, slagit upp och sparat.",
    empty: {
      title: "Inga siffror än",
      text: "De börjar med den första artikeln du läser.",
      action: "Läs något",
    },
    read: "Lästa ord",
    lookedUp: "Uppslagna",
    saved: "Sparade",
    reviewed: "Repeterade",
    finished: "Utlästa artiklar",
    time: "Tid",
    day: "Dag",
    level: "Nivå",
    weekOf: "Veckan från",
    thisWeek: "Den här veckan",
    byLanguage: "Per språk",
    yearTitle: "Det senaste året",
    year: "{language}: lästa ord per dag det senaste året",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "{words, plural, one {# ord läst} other {# ord lästa}} på {days, plural, one {# dag} other {# dagar}}.",
    dayTitle: "{day}: {count, plural, one {# ord läst} other {# ord lästa}}",
    dayTitleRepaired: "{day}: {count, plural, one {# ord läst} other {# ord lästa}}, missad och räddad",
    less: "Mindre",
    more: "Mer",
    repaired: "Missad och räddad",
    repairedDay: "{day}, missad och räddad",
    weeksTitle: "Vecka för vecka, {weeks, plural, one {den senaste veckan} other {de senaste # veckorna}}",
    weeks:
      "{language}: {weeks, plural, one {den senaste veckan} other {var och en av de senaste # veckorna}}",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "Mest: {count, number} veckan från {week}",
    none: "Inget än",
    levelsTitle: "Nivåer över tid",
    levels: "{language}: per nivå",
    levelRow: "{level}: {count, plural, one {# ord läst} other {# ord lästa}}",
    levelWeeks: "{language}: lästa ord på varje nivå, vecka för vecka",
    levelsCaption:
      "Lästa ord {weeks, plural, one {den senaste veckan} other {var och en av de senaste # veckorna}}; den högsta stapeln är {most, number}. Sist står det totala antalet hittills.",
    asTable: "Visa som tabell",
    week: {
      title: "Din vecka",
      failed: "Din vecka kan inte läsas in just nu…",
      read: {
        none: "Du har inte läst en enda minut än.",
        afterNone:
          "Du har läst i {count, plural, one {# minut} other {# minuter}}, mot ingen alls veckan innan.",
        asBefore:
          "Du har läst i {count, plural, one {# minut} other {# minuter}}, lika mycket som hela veckan innan.",
        ahead:
          "Du har läst i {count, plural, one {# minut} other {# minuter}}, {more, plural, one {# minut} other {# minuter}} mer än hela veckan innan.",
        behind:
          "{count, plural, =0 {Du har inte läst en enda minut än} one {Du har läst i # minut} other {Du har läst i # minuter}}; hela veckan innan var det {before, plural, one {# minut} other {# minuter}}.",
      },
      finished: {
        none: "Du har inte läst ut någon text än.",
        afterNone:
          "Du har läst ut {count, plural, one {# text} other {# texter}}, mot ingen alls veckan innan.",
        asBefore:
          "Du har läst ut {count, plural, one {# text} other {# texter}}, lika många som hela veckan innan.",
        ahead:
          "Du har läst ut {count, plural, one {# text} other {# texter}}, {more, number} fler än hela veckan innan.",
        behind:
          "{count, plural, =0 {Du har inte läst ut någon text än} one {Du har läst ut # text} other {Du har läst ut # texter}}; hela veckan innan var det {before, number}.",
      },
      saved: {
        none: "Du har inte sparat några ord än.",
        afterNone: "Du har sparat {count, plural, one {# ord} other {# ord}}, mot inget alls veckan innan.",
        asBefore:
          "Du har sparat {count, plural, one {# ord} other {# ord}}, lika många som hela veckan innan.",
        ahead:
          "Du har sparat {count, plural, one {# ord} other {# ord}}, {more, number} fler än hela veckan innan.",
        behind:
          "{count, plural, =0 {Du har inte sparat några ord än} one {Du har sparat # ord} other {Du har sparat # ord}}; hela veckan innan var det {before, number}.",
      },
      learnt: {
        none: "Du har inte markerat några ord som kända än.",
        afterNone:
          "Du har markerat {count, plural, one {# ord som känt} other {# ord som kända}}, mot inget alls veckan innan.",
        asBefore:
          "Du har markerat {count, plural, one {# ord som känt} other {# ord som kända}}, lika många som hela veckan innan.",
        ahead:
          "Du har markerat {count, plural, one {# ord som känt} other {# ord som kända}}, {more, number} fler än hela veckan innan.",
        behind:
          "{count, plural, =0 {Du har inte markerat några ord som kända än} one {Du har markerat # ord som känt} other {Du har markerat # ord som kända}}; hela veckan innan var det {before, number}.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0min",
      hours: "{hours, number}\u00a0tim",
      both: "{hours, number}\u00a0tim\u00a0{minutes, number}\u00a0min",
    },
  },

  streak: {
    title: "Svit",
    days: "{count, plural, one {# dag} other {# dagar}}",
    longest: "Längsta: {count, plural, one {# dag} other {# dagar}}",
    rule: "En dag räknas när du läser ut en artikel eller läser 200 ord. En missad dag i veckan räddas av sig själv.",
    today: "Läs ut en artikel eller läs 200 ord i dag.",
    counted: "I dag räknas redan.",
    states: {
      counted: "{day}: räknas",
      repaired: "{day}: missad och räddad",
      missed: "{day}: missad",
      today: "{day}: i dag, räknas inte än",
    },
  },
};
