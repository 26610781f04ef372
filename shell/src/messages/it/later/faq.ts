import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "Domande frequenti",
  lead: "Risposte brevi alle prime domande di chi arriva qui.",
  level: {
    question: "Qual è il mio livello?",
    answer:
      "Quello a cui segui un testo senza fermarti a ogni riga. Comincia dal basso: leggere molto a un livello facile insegna più che lottare con uno difficile. Puoi cambiare livello dentro qualsiasi testo.",
  },
  scale: {
    question: "Che cosa significano A1, A2, B1 e C1?",
    answer:
      "Sono livelli del Quadro comune europeo di riferimento. A1 vuol dire frasi molto brevi con le prime parole, A2 frasi brevi sulle cose di ogni giorno, B1 testi chiari su argomenti familiari, C1 la lingua in tutta la sua ricchezza. Un’etichetta come “più difficile di B1” indica che il testo non esiste ancora al tuo livello.",
  },
  languages: {
    question: "Quali lingue ci sono?",
    answer:
      "{count, plural, =16 {Sedici} other {{count, number}}}: {languages}. Non tutte hanno lo stesso numero di testi.",
  },
  phrase: {
    question: "Come cerco più di una parola?",
    answer: "Seleziona le parole, oppure toccane una e aggiungi la successiva con il pulsante nel riquadro.",
  },
  marks: {
    question: "Che cosa indicano i segni sotto le parole?",
    answer:
      "La linea punteggiata indica una parola salvata, lo sfondo colorato una parola che stai imparando. Le parole che conosci non hanno segni.",
  },
  streak: {
    question: "Quando un giorno conta per la mia serie?",
    answer:
      "Quando finisci un articolo o leggi {words, plural, one {# parola} other {# parole}}, nel tuo fuso orario. Un giorno saltato a settimana si recupera da sé.",
  },
  cost: {
    question: "Costa qualcosa?",
    answer: "No, e non c’è pubblicità.",
  },
  password: {
    question: "Ho dimenticato la password.",
    answer: "Richiedi un link nella pagina <recovery>Recupero della password</recovery>.",
  },
  mistake: {
    question: "C’è un errore in un testo o in una traduzione.",
    answer:
      "Segnalacelo con il pulsante Feedback nell’angolo. Con il messaggio viene inviata anche la pagina, quindi bastano due parole.",
  },
};
