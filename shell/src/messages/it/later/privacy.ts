import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/privacy.ts";

export const messages: Translation<typeof english> = {
  title: "Privacy",
  lead: "Che cosa viene conservato su di te, dove, e come viene eliminato.",
  kept: {
    title: "Che cosa viene conservato",
    account: {
      about: "Il tuo account",
      text: "Indirizzo email, nome, data e ora della registrazione e degli accessi; per ogni dispositivo connesso, il nome del browser e del sistema e l’ultimo uso. Della password, solo un hash Argon2id.",
    },
    preferences: {
      about: "Le tue preferenze",
      text: "Lingue, livelli, categorie, tema, dimensione del testo e fuso orario.",
    },
    reminders: {
      about: "I tuoi promemoria",
      text: "Solo se li attivi: gli orari e gli indirizzi a cui si possono raggiungere i servizi di notifica push dei tuoi browser.",
    },
    words: {
      about: "Le tue parole",
      text: "Ogni parola che salvi, la sua traduzione, la frase da cui viene e quanto bene la conosci; le parole che hai unito o diviso.",
    },
    ownTexts: {
      about: "I tuoi testi",
      text: "I testi e i link che incolli per leggerli qui. Nessun altro può aprirli.",
    },
    reading: {
      about: "Che cosa leggi",
      text: "I testi aperti e finiti, il punto raggiunto in ognuno, le parole cercate, il tempo di lettura e i totali giornalieri di questi dati per le tue statistiche.",
    },
    books: {
      about: "I tuoi libri",
      text: "Le tue liste, i “Mi piace” e le valutazioni. Una lista che rendi pubblica può essere vista da chiunque ne abbia l’indirizzo.",
    },
    feedback: {
      about: "Che cosa ci scrivi",
      text: "Il feedback e i messaggi di contatto, con il nome e l’indirizzo che indichi, la pagina in cui eri, la tua lingua e il tuo livello.",
    },
    reports:
      "Inoltre, per poco tempo, il server conta le richieste di ogni indirizzo di rete, per prevenire gli abusi. Quando una parte di questo sito non funziona nel tuo browser, il browser segnala quale versione ha avuto il problema e come; finché la tua sessione è attiva, ogni versione segnala una volta la velocità delle sue pagine. Queste segnalazioni si conservano per {days, plural, one {# giorno} other {# giorni}}, con il tuo indirizzo di rete e il tuo account solo in forma pseudonimizzata.",
  },
  where: {
    title: "Dove viene conservato",
    text: "Nel database di chi gestisce questo sito. La tua sessione è conservata nell’archiviazione locale di questo browser; il resto di ciò che vi è conservato è elencato nella pagina <cookies>Cookie</cookies>. Caratteri, script e immagini provengono da questo stesso sito.",
  },
  who: {
    title: "Chi altro lo vede",
    text: "Gli amministratori di questo sito vedono account, liste, valutazioni e messaggi, e ogni loro modifica viene annotata in un registro. Se un testo viene riscritto per te da un modello linguistico esterno, gli viene inviato quel testo, mai l’identità di chi lo ha chiesto; lo stesso vale per una frase che un server esterno legge ad alta voce. Se attivi i promemoria su un dispositivo, il servizio di notifica push del suo browser (di Google, Apple, Mozilla o Microsoft) trasmette il messaggio senza poterlo leggere. L’analisi d’uso avviene solo con il tuo consenso: in tal caso il servizio di analisi riceve il tuo indirizzo email, le tue lingue, il tuo livello e ciò che fai qui, e puoi revocare il consenso in qualsiasi momento nella pagina <cookies>Cookie</cookies>. Nulla viene venduto, e non c’è pubblicità.",
  },
  gone: {
    title: "Come viene eliminato",
    text: "Tutto si conserva finché non lo elimini, tranne le singole ricerche e letture: vengono eliminate dopo un periodo stabilito da chi gestisce questo sito, mentre restano i totali giornalieri. Puoi eliminare parole e liste in qualsiasi momento; in Preferenze puoi scaricare tutto ciò che è conservato su di te ed eliminare il tuo account con tutti i dati, subito e per sempre. Con l’account viene eliminato anche ciò che ci hai scritto. Se non riesci ad accedere, scrivici dalla <contact>pagina dei contatti</contact> indicando l’indirizzo email del tuo account.",
  },
};
