import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "Estatísticas",
    lead: "O que você leu, consultou e salvou.",
    empty: {
      title: "Ainda não há números",
      text: "Eles começam com o primeiro artigo que você ler.",
      action: "Ler alguma coisa",
    },
    read: "Palavras lidas",
    lookedUp: "Consultadas",
    saved: "Salvas",
    reviewed: "Revisadas",
    finished: "Artigos concluídos",
    time: "Tempo",
    day: "Dia",
    level: "Nível",
    weekOf: "Semana de",
    thisWeek: "Esta semana",
    byLanguage: "Por idioma",
    yearTitle: "O último ano",
    year: "{language}: palavras lidas em cada dia do último ano",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "{words, plural, one {# palavra lida} other {# palavras lidas}} em {days, plural, one {# dia} other {# dias}}.",
    dayTitle: "{day}: {count, plural, one {# palavra lida} other {# palavras lidas}}",
    dayTitleRepaired:
      "{day}: {count, plural, one {# palavra lida} other {# palavras lidas}}, dia perdido e recuperado",
    less: "Menos",
    more: "Mais",
    repaired: "Dia perdido e recuperado",
    repairedDay: "{day}, dia perdido e recuperado",
    weeksTitle: "Semana a semana, {weeks, plural, one {última semana} other {últimas # semanas}}",
    weeks: "{language}: {weeks, plural, one {a última semana} other {cada uma das últimas # semanas}}",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "Máximo: {count, number}, na semana de {week}",
    none: "Nada ainda",
    levelsTitle: "Níveis ao longo do tempo",
    levels: "{language}: por nível",
    levelRow: "{level}: {count, plural, one {# palavra lida} other {# palavras lidas}}",
    levelWeeks: "{language}: palavras lidas em cada nível, semana a semana",
    levelsCaption:
      "Palavras lidas {weeks, plural, one {na última semana} other {em cada uma das últimas # semanas}}; a barra mais alta vale {most, number}. No fim, o total de palavras desde o início.",
    asTable: "Mostrar como tabela",
    week: {
      title: "Sua semana",
      failed: "Não foi possível carregar sua semana agora.",
      read: {
        none: "Você ainda não leu nem um minuto.",
        afterNone: "Você leu {count, plural, one {# minuto} other {# minutos}}; na semana anterior, nenhum.",
        asBefore:
          "Você leu {count, plural, one {# minuto} other {# minutos}}, o mesmo que em toda a semana anterior.",
        ahead:
          "Você leu {count, plural, one {# minuto} other {# minutos}}, {more, plural, one {# minuto} other {# minutos}} a mais que em toda a semana anterior.",
        behind:
          "{count, plural, =0 {Você ainda não leu nem um minuto} one {Você leu # minuto} other {Você leu # minutos}}; em toda a semana anterior, {before, plural, one {foi # minuto} other {foram # minutos}}.",
      },
      finished: {
        none: "Você ainda não concluiu nenhum texto.",
        afterNone:
          "Você concluiu {count, plural, one {# texto} other {# textos}}; na semana anterior, nenhum.",
        asBefore:
          "Você concluiu {count, plural, one {# texto} other {# textos}}, o mesmo que em toda a semana anterior.",
        ahead:
          "Você concluiu {count, plural, one {# texto} other {# textos}}, {more, number} a mais que em toda a semana anterior.",
        behind:
          "{count, plural, =0 {Você ainda não concluiu nenhum texto} one {Você concluiu # texto} other {Você concluiu # textos}}; em toda a semana anterior, {before, plural, one {foi #} other {foram #}}.",
      },
      saved: {
        none: "Você ainda não salvou nenhuma palavra.",
        afterNone:
          "Você salvou {count, plural, one {# palavra} other {# palavras}}; na semana anterior, nenhuma.",
        asBefore:
          "Você salvou {count, plural, one {# palavra} other {# palavras}}, o mesmo que em toda a semana anterior.",
        ahead:
          "Você salvou {count, plural, one {# palavra} other {# palavras}}, {more, number} a mais que em toda a semana anterior.",
        behind:
          "{count, plural, =0 {Você ainda não salvou nenhuma palavra} one {Você salvou # palavra} other {Você salvou # palavras}}; em toda a semana anterior, {before, plural, one {foi #} other {foram #}}.",
      },
      learnt: {
        none: "Você ainda não marcou nenhuma palavra como conhecida.",
        afterNone:
          "Você marcou {count, plural, one {# palavra como conhecida} other {# palavras como conhecidas}}; na semana anterior, nenhuma.",
        asBefore:
          "Você marcou {count, plural, one {# palavra como conhecida} other {# palavras como conhecidas}}, o mesmo que em toda a semana anterior.",
        ahead:
          "Você marcou {count, plural, one {# palavra como conhecida} other {# palavras como conhecidas}}, {more, number} a mais que em toda a semana anterior.",
        behind:
          "{count, plural, =0 {Você ainda não marcou nenhuma palavra como conhecida} one {Você marcou # palavra como conhecida} other {Você marcou # palavras como conhecidas}}; em toda a semana anterior, {before, plural, one {foi #} other {foram #}}.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0min",
      hours: "{hours, number}\u00a0h",
      both: "{hours, number}\u00a0h\u00a0{minutes, number}\u00a0min",
    },
  },

  streak: {
    title: "Sequência",
    days: "{count, plural, one {# dia} other {# dias}}",
    longest: "Mais longa: {count, plural, one {# dia} other {# dias}}",
    rule: "Um dia conta quando você conclui um artigo ou lê 200 palavras. Um dia perdido por semana é recuperado automaticamente.",
    today: "Conclua um artigo ou leia 200 palavras hoje.",
    counted: "Hoje já conta.",
    states: {
      counted: "{day}: contou",
      repaired: "{day}: perdido e recuperado",
      missed: "{day}: perdido",
      today: "{day}: hoje, ainda não contou",
    },
  },
};
