import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "Estadísticas",
    lead: "Lo que has leído, consultado y guardado.",
    empty: {
      title: "Aún no hay datos",
      text: "Empezarán con el primer artículo que leas.",
      action: "Leer algo",
    },
    read: "Palabras leídas",
    lookedUp: "Consultadas",
    saved: "Guardadas",
    reviewed: "Repasadas",
    finished: "Artículos terminados",
    time: "Tiempo",
    day: "Día",
    level: "Nivel",
    weekOf: "Semana del",
    thisWeek: "Esta semana",
    byLanguage: "Por idioma",
    yearTitle: "El último año",
    year: "{language}: palabras leídas cada día del último año",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "{words, plural, one {# palabra leída} other {# palabras leídas}} en {days, plural, one {# día} other {# días}}.",
    dayTitle: "{day}: {count, plural, one {# palabra leída} other {# palabras leídas}}",
    dayTitleRepaired:
      "{day}: {count, plural, one {# palabra leída} other {# palabras leídas}}, día perdido y recuperado",
    less: "Menos",
    more: "Más",
    repaired: "Perdido y recuperado",
    repairedDay: "{day}, perdido y recuperado",
    weeksTitle: "Semana a semana, {weeks, plural, one {última semana} other {últimas # semanas}}",
    weeks: "{language}: {weeks, plural, one {última semana} other {cada una de las últimas # semanas}}",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "Máximo: {count, number}, en la semana del {week}",
    none: "Aún nada",
    levelsTitle: "Niveles a lo largo del tiempo",
    levels: "{language}: por nivel",
    levelRow: "{level}: {count, plural, one {# palabra leída} other {# palabras leídas}}",
    levelWeeks: "{language}: palabras leídas en cada nivel, semana a semana",
    levelsCaption:
      "Palabras leídas {weeks, plural, one {en la última semana} other {en cada una de las últimas # semanas}}; la barra más alta es de {most, number}. Al final, las palabras en total.",
    asTable: "Ver como tabla",
    week: {
      title: "Tu semana",
      failed: "No se ha podido cargar tu semana…",
      read: {
        none: "Aún no has leído ni un minuto.",
        afterNone:
          "Has leído {count, plural, one {# minuto} other {# minutos}}; la semana anterior, ninguno.",
        asBefore:
          "Has leído {count, plural, one {# minuto} other {# minutos}}, lo mismo que en toda la semana anterior.",
        ahead:
          "Has leído {count, plural, one {# minuto} other {# minutos}}, {more, plural, one {# minuto} other {# minutos}} más que en toda la semana anterior.",
        behind:
          "{count, plural, =0 {Aún no has leído ni un minuto} one {Has leído # minuto} other {Has leído # minutos}}; en toda la semana anterior {before, plural, one {fue # minuto} other {fueron # minutos}}.",
      },
      finished: {
        none: "Aún no has terminado ningún texto.",
        afterNone:
          "Has terminado {count, plural, one {# texto} other {# textos}}; la semana anterior, ninguno.",
        asBefore:
          "Has terminado {count, plural, one {# texto} other {# textos}}, lo mismo que en toda la semana anterior.",
        ahead:
          "Has terminado {count, plural, one {# texto} other {# textos}}, {more, number} más que en toda la semana anterior.",
        behind:
          "{count, plural, =0 {Aún no has terminado ningún texto} one {Has terminado # texto} other {Has terminado # textos}}; en toda la semana anterior {before, plural, one {fue #} other {fueron #}}.",
      },
      saved: {
        none: "Aún no has guardado ninguna palabra.",
        afterNone:
          "Has guardado {count, plural, one {# palabra} other {# palabras}}; la semana anterior, ninguna.",
        asBefore:
          "Has guardado {count, plural, one {# palabra} other {# palabras}}, lo mismo que en toda la semana anterior.",
        ahead:
          "Has guardado {count, plural, one {# palabra} other {# palabras}}, {more, number} más que en toda la semana anterior.",
        behind:
          "{count, plural, =0 {Aún no has guardado ninguna palabra} one {Has guardado # palabra} other {Has guardado # palabras}}; en toda la semana anterior {before, plural, one {fue #} other {fueron #}}.",
      },
      learnt: {
        none: "Aún no has marcado ninguna palabra como conocida.",
        afterNone:
          "Has marcado {count, plural, one {# palabra como conocida} other {# palabras como conocidas}}; la semana anterior, ninguna.",
        asBefore:
          "Has marcado {count, plural, one {# palabra como conocida} other {# palabras como conocidas}}, lo mismo que en toda la semana anterior.",
        ahead:
          "Has marcado {count, plural, one {# palabra como conocida} other {# palabras como conocidas}}, {more, number} más que en toda la semana anterior.",
        behind:
          "{count, plural, =0 {Aún no has marcado ninguna palabra como conocida} one {Has marcado # palabra como conocida} other {Has marcado # palabras como conocidas}}; en toda la semana anterior {before, plural, one {fue #} other {fueron #}}.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0min",
      hours: "{hours, number}\u00a0h",
      both: "{hours, number}\u00a0h\u00a0{minutes, number}\u00a0min",
    },
  },

  streak: {
    title: "Racha",
    days: "{count, plural, one {# día} other {# días}}",
    longest: "La más larga: {count, plural, one {# día} other {# días}}",
    rule: "Un día cuenta cuando terminas un artículo o lees 200 palabras. Un día perdido por semana se recupera solo.",
    today: "Termina hoy un artículo o lee 200 palabras.",
    counted: "Hoy ya cuenta.",
    states: {
      counted: "{day}: cuenta",
      repaired: "{day}: perdido y recuperado",
      missed: "{day}: perdido",
      today: "{day}: hoy, aún no cuenta",
    },
  },
};
