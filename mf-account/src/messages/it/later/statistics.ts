import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "Statistiche",
    lead: "Che cosa hai letto, cercato e salvato.",
    empty: {
      title: "Ancora nessun dato",
      text: "Cominciano con il primo articolo che leggi.",
      action: "Leggi qualcosa",
    },
    read: "Parole lette",
    lookedUp: "Cercate",
    saved: "Salvate",
    reviewed: "Ripassate",
    finished: "Articoli finiti",
    time: "Tempo",
    day: "Giorno",
    level: "Livello",
    weekOf: "Settimana dal",
    thisWeek: "Questa settimana",
    byLanguage: "Per lingua",
    yearTitle: "L’ultimo anno",
    year: "{language}: parole lette ogni giorno nell’ultimo anno",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "{words, plural, one {# parola letta} other {# parole lette}} in {days, plural, one {# giorno} other {# giorni}}.",
    dayTitle: "{day}: {count, plural, one {# parola letta} other {# parole lette}}",
    dayTitleRepaired:
      "{day}: {count, plural, one {# parola letta} other {# parole lette}}, saltato e recuperato",
    less: "Meno",
    more: "Più",
    repaired: "Saltato e recuperato",
    repairedDay: "{day}, saltato e recuperato",
    weeksTitle: "Settimana per settimana, {weeks, plural, one {ultima settimana} other {ultime # settimane}}",
    weeks: "{language}: {weeks, plural, one {l’ultima settimana} other {ciascuna delle ultime # settimane}}",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "Massimo: {count, number} (settimana: {week})",
    none: "Ancora niente",
    levelsTitle: "Livelli nel tempo",
    levels: "{language}: per livello",
    levelRow: "{level}: {count, plural, one {# parola letta} other {# parole lette}}",
    levelWeeks: "{language}: parole lette a ogni livello, settimana per settimana",
    levelsCaption:
      "Parole lette {weeks, plural, one {nell’ultima settimana} other {in ciascuna delle ultime # settimane}}; la barra più alta vale {most, number}. In fondo, il totale delle parole dall’inizio.",
    asTable: "Mostra come tabella",
    week: {
      title: "La tua settimana",
      failed: "In questo momento non è possibile caricare la tua settimana.",
      read: {
        none: "Non hai ancora letto nemmeno un minuto.",
        afterNone:
          "Hai letto per {count, plural, one {# minuto} other {# minuti}}; la settimana prima, nessuno.",
        asBefore:
          "Hai letto per {count, plural, one {# minuto} other {# minuti}}, come in tutta la settimana prima.",
        ahead:
          "Hai letto per {count, plural, one {# minuto} other {# minuti}}, {more, plural, one {# minuto} other {# minuti}} in più rispetto a tutta la settimana prima.",
        behind:
          "{count, plural, =0 {Non hai ancora letto nemmeno un minuto} one {Hai letto per # minuto} other {Hai letto per # minuti}}; in tutta la settimana prima, {before, plural, one {# minuto} other {# minuti}}.",
      },
      finished: {
        none: "Non hai ancora finito nessun testo.",
        afterNone: "Hai finito {count, plural, one {# testo} other {# testi}}; la settimana prima, nessuno.",
        asBefore:
          "Hai finito {count, plural, one {# testo} other {# testi}}, come in tutta la settimana prima.",
        ahead:
          "Hai finito {count, plural, one {# testo} other {# testi}}, {more, number} in più rispetto a tutta la settimana prima.",
        behind:
          "{count, plural, =0 {Non hai ancora finito nessun testo} one {Hai finito # testo} other {Hai finito # testi}}; in tutta la settimana prima, {before, number}.",
      },
      saved: {
        none: "Non hai ancora salvato nessuna parola.",
        afterNone:
          "Hai salvato {count, plural, one {# parola} other {# parole}}; la settimana prima, nessuna.",
        asBefore:
          "Hai salvato {count, plural, one {# parola} other {# parole}}, come in tutta la settimana prima.",
        ahead:
          "Hai salvato {count, plural, one {# parola} other {# parole}}, {more, number} in più rispetto a tutta la settimana prima.",
        behind:
          "{count, plural, =0 {Non hai ancora salvato nessuna parola} one {Hai salvato # parola} other {Hai salvato # parole}}; in tutta la settimana prima, {before, number}.",
      },
      learnt: {
        none: "Non hai ancora segnato nessuna parola come conosciuta.",
        afterNone:
          "Hai segnato {count, plural, one {# parola come conosciuta} other {# parole come conosciute}}; la settimana prima, nessuna.",
        asBefore:
          "Hai segnato {count, plural, one {# parola come conosciuta} other {# parole come conosciute}}, come in tutta la settimana prima.",
        ahead:
          "Hai segnato {count, plural, one {# parola come conosciuta} other {# parole come conosciute}}, {more, number} in più rispetto a tutta la settimana prima.",
        behind:
          "{count, plural, =0 {Non hai ancora segnato nessuna parola come conosciuta} one {Hai segnato # parola come conosciuta} other {Hai segnato # parole come conosciute}}; in tutta la settimana prima, {before, number}.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0min",
      hours: "{hours, number}\u00a0h",
      both: "{hours, number}\u00a0h\u00a0{minutes, number}\u00a0min",
    },
  },

  streak: {
    title: "Serie",
    days: "{count, plural, one {# giorno} other {# giorni}}",
    longest: "La più lunga: {count, plural, one {# giorno} other {# giorni}}",
    rule: "Un giorno conta quando finisci un articolo o leggi 200 parole. Un giorno saltato a settimana si recupera da sé.",
    today: "Finisci un articolo o leggi 200 parole oggi.",
    counted: "Oggi conta già.",
    states: {
      counted: "{day}: contato",
      repaired: "{day}: saltato e recuperato",
      missed: "{day}: saltato",
      today: "{day}: oggi, non ancora contato",
    },
  },
};
