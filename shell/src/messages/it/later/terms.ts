import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/terms.ts";

export const messages: Translation<typeof english> = {
  title: "Termini d’uso",
  lead: "Le poche regole per usare questo sito.",
  account: {
    title: "Il tuo account",
    text: "Ogni account è di una sola persona. Scegli una password che non usi altrove. Rispondi tu di ciò che accade con il tuo account; se pensi che lo usi qualcun altro, cambia la password: tutti gli altri dispositivi verranno disconnessi.",
  },
  may: {
    title: "Che cosa puoi fare",
    text: "Leggere, cercare e salvare, per uso personale, quanto vuoi. I testi di altre fonti appartengono a quelle fonti; ognuno riporta un link alla sua.",
  },
  mayNot: {
    title: "Che cosa non puoi fare",
    text: "Mettere fuori uso il sito o provarci, leggere i dati di altre persone, copiare testi in massa con mezzi automatici, o pubblicare nomi di liste che insultano o molestano. L’account di chi lo fa può essere chiuso.",
  },
  promised: {
    title: "Che cosa è promesso e che cosa no",
    text: "I testi e le traduzioni sono fatti con cura, ma possono contenere errori e servono per imparare una lingua. Non farci affidamento quando un errore potrebbe causare danni. Il sito può cambiare, fermarsi o chiudere.",
    more: "Il trattamento dei tuoi dati è descritto nella pagina <privacy>Privacy</privacy>. Per contattare chi gestisce questo sito c’è la <contact>pagina dei contatti</contact>.",
  },
};
