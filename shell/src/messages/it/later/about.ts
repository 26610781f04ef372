import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "Informazioni su Lagom",
  lead: "Lagom è una parola svedese che vuol dire “la giusta misura”. Qui è quanto riesci a leggere oggi con piacere in una nuova lingua, e domani un po’ di più.",
  works: {
    title: "Come funziona",
    levels:
      "Qui ogni testo esiste in più versioni, più facili o più difficili, dal livello A1 al livello C1 della scala europea (QCER). Scegli una lingua e un livello; se un testo ti sembra troppo facile o troppo difficile, cambi livello e resti sullo stesso paragrafo.",
    words:
      "Tocca una parola e vedi che cosa vuol dire in quella frase, la sua forma base e la frase nella tua lingua. Salvala, e la ritroverai evidenziata ogni volta che la incontri.",
  },
  texts: {
    title: "Da dove vengono i testi",
    text: "Gli articoli e i riassunti di libri con l’indicazione “Lagom collection” sono stati scritti per questo sito, in ogni lingua e a ogni livello. Parlano di cose che durano e non si spacciano per le notizie di oggi. I testi che vengono da altrove riportano la fonte, con un link. Se un testo non esiste al livello che hai chiesto, viene mostrato a quello più vicino, e l’etichetta lo segnala.",
  },
  meanings: {
    title: "Da dove vengono i significati",
    text: "Da un lessico creato insieme ai testi. Se una parola manca, il riquadro dice quale altro dizionario ha risposto, o che nessuno ha risposto. Un’ipotesi non è mai presentata come una certezza.",
  },
  more: "Trovi altro nelle <faq>domande frequenti</faq>, oppure <contact>scrivici</contact>.",
};
