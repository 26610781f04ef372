import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "Riprova",
    title: "Articolo",
    back: "Indietro",
    level: "Livello",
    appearance: "Testo e tema",
    appearanceMark: "Aa",
    textSize: "Dimensione del testo",
    smaller: "Testo più piccolo",
    larger: "Testo più grande",
    spacing: "Spaziatura",
    spacings: { close: "Stretta", normal: "Normale", wide: "Ampia" },
    width: "Larghezza",
    widths: { narrow: "Stretta", normal: "Normale", wide: "Ampia" },
    readings: {
      ja: "Furigana",
      zh: "Pinyin",
      ko: "Romanizzazione",
      ru: "Traslitterazione",
      hi: "Traslitterazione",
    },
    statuses: "Colora le parole per stato",
    statusNames: {
      unsaved: "non salvata",
      new: "nuova",
      learning: "in apprendimento",
      due: "da ripassare",
      known: "conosciuta",
    },
    theme: "Tema",
    themes: { system: "Sistema", light: "Chiaro", dark: "Scuro" },
    onItsWay: "È in arrivo. Se va ancora scritto, può volerci un minuto.",
    writing: "Il testo è in fase di scrittura. Può volerci un minuto.",
    finish: "Ho finito",
    finished: "Hai finito questo testo.",
    streak: "La tua serie: {days, plural, one {# giorno} other {# giorni}}.",
    wordsMet: "Hai incontrato {words, plural, one {una delle tue parole} other {# delle tue parole}}.",
    savedHere: "Qui hai salvato {words, plural, one {# parola} other {# parole}}:",
    nextText: "Leggi il prossimo",
    toFeed: "Torna alle notizie",
    gone: {
      title: "Questo testo non è qui",
      text: "Forse è stato rimosso, oppure l’indirizzo non è giusto.",
    },
    levelNotChecked: "livello non verificato",
    byModel: "scritto da un modello linguistico",
    adapted: "adattato",
    mayLack: "potrebbe mancare: {facts}",
    finishFailed: "Non è stato possibile registrarlo. Riprova.",
  },
  restKnown: {
    explained: "Tutte le altre parole qui sono facili per te?",
    mark: "Segna le altre come conosciute",
    marked:
      "{words, plural, =0 {Qui non c’erano altre parole da segnare.} one {# parola ora è conosciuta. Non viene aggiunta a Le mie parole.} other {# parole ora sono conosciute. Non vengono aggiunte a Le mie parole.}}",
    failed: "Non è stato possibile fare la modifica. Riprova.",
  },
  serial: {
    chapter: "Capitolo {number, number} di {count, number}",
    before: "Che cosa è successo finora",
    finished: "Hai finito questo capitolo.",
    last: "Hai finito l’ultimo capitolo di {book}.",
    next: "Capitolo {number, number}:",
    toBook: "Torna al libro",
  },
  print: {
    button: "Stampa",
    name: "Lagom",
    words: "Le mie parole",
    failed: "Non è stato possibile preparare il testo per la stampa. Riprova.",
  },
  tutorial: {
    title: "Come cercare le parole",
    stepOf: "{step, number} di {all, number}",
    next: "Avanti",
    previous: "Indietro",
    done: "Ho capito",
    close: "Chiudi il tutorial",
    steps: {
      touch: {
        look: {
          title: "Tocca una parola qualsiasi",
          text: "Compare il suo significato proprio in questa frase, e la parola resta in vista.",
        },
        translate: {
          title: "Seleziona per tradurre",
          text: "Tieni premuta una parola e trascina sulle altre, oppure tocca “precedente” o “successiva” nel riquadro, per vedere il significato di un’espressione o di una frase.",
        },
        keep: {
          title: "Salva ciò che vuoi imparare",
          text: "Con Salva, la parola viene evidenziata in ogni testo che leggi. Le ritrovi tutte in Le mie parole.",
        },
      },
      keys: {
        look: {
          title: "Fai clic su una parola qualsiasi",
          text: "Oppure raggiungila con le frecce e premi Invio: accanto compare il suo significato proprio in questa frase.",
        },
        translate: {
          title: "Seleziona per tradurre",
          text: "Trascina su più parole, oppure selezionale con Maiusc e una freccia e premi Invio, per vedere il significato di un’espressione o di una frase.",
        },
        keep: {
          title: "Salva ciò che vuoi imparare",
          text: "Con Salva, o con il tasto S, la parola viene evidenziata in ogni testo che leggi. Le ritrovi tutte in Le mie parole.",
        },
      },
      both: {
        look: {
          title: "Tocca una parola qualsiasi",
          text: "Toccala o fai clic, oppure raggiungila con le frecce e premi Invio: accanto compare il suo significato proprio in questa frase.",
        },
        translate: {
          title: "Seleziona per tradurre",
          text: "Scegli più parole trascinando, con Maiusc, una freccia e Invio, oppure con “precedente” o “successiva” nel riquadro, per vedere il significato di un’espressione o di una frase.",
        },
        keep: {
          title: "Salva ciò che vuoi imparare",
          text: "Con Salva, o con il tasto S, la parola viene evidenziata in ogni testo che leggi. Le ritrovi tutte in Le mie parole.",
        },
      },
    },
  },
  howKnown:
    "In questo testo {percent, number} parole su 100 sono al tuo livello o più facili, oppure le hai segnate come conosciute. Nomi e numeri non contano.",
  howKnownAt:
    "In questo testo circa {percent, number} parole su 100 sono a livello {level} o più facili, esclusi nomi e numeri. Quando segnerai parole come conosciute, conteranno anche quelle.",
};
