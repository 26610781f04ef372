import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/cookies.ts";

export const messages: Translation<typeof english> = {
  title: "Cookie",
  lead: "Senza il tuo consenso questo sito imposta solo i cookie della lingua.",
  cookies: {
    title: "Che cosa viene conservato nei cookie",
    text: "Vengono inviati a questo sito a ogni pagina che apri, perché appaia nella tua lingua. Contengono soltanto il codice di una lingua.",
  },
  local: {
    title: "Che cosa viene conservato invece nel tuo browser",
    text: "Queste voci si trovano nell’archiviazione locale del browser. Possono leggerle solo le pagine di questo sito, e nessuna permette ad altri di identificarti.",
  },
  tab: {
    title: "Che cosa viene conservato finché non chiudi la scheda",
    text: "Queste voci si trovano nell’archiviazione di sessione del browser, ognuna per una sola scheda.",
  },
  offline: {
    title: "Che cosa viene conservato per farti leggere offline",
    text: "Queste voci si trovano nella cache del browser.",
  },
  reminders: {
    title: "Promemoria",
    text: "Se attivi i promemoria su un dispositivo, il suo browser conserva per questo sito un indirizzo presso il proprio servizio di notifica push. L’indirizzo viene eliminato quando disattivi i promemoria in Preferenze o esci.",
  },
  analysis: {
    title: "Analisi d’uso",
    text: "Nessuna senza il tuo consenso. Prima del consenso non viene caricato alcun codice di servizi di analisi e non viene salvato nulla a questo scopo. Misurare l’uso e registrare lo schermo sono scelte separate, e un “no” viene conservato come un “sì”.",
    entries:
      "Se acconsenti, PostHog conserva un identificativo di questo browser e della tua visita, insieme al tuo consenso, nelle voci e nell’unico cookie chiamati <code>{one}</code> o <code>{other}</code>, per un massimo di {days, plural, one {# giorno} other {# giorni}}. <code>{events}</code> contiene ciò che non è ancora stato inviato, e <code>{session}</code> l’ultimo accesso conteggiato. Quando revochi il consenso, tutto viene eliminato subito.",
  },
  away: {
    title: "Come eliminare tutto",
    text: "Esci, poi elimina i dati di questo sito nelle impostazioni del browser. Il tuo account resta sul server finché non lo elimini in Preferenze.",
  },
  purposes: {
    session: "La tua sessione, così l’accesso resta attivo. Eliminata quando esci.",
    verifier:
      "Un segreto con cui solo questo browser può concludere un accesso o un cambio di password iniziati qui. Eliminato a operazione conclusa.",
    language:
      "La lingua di menu, pulsanti e messaggi, se ne hai scelta una o se l’indirizzo da cui provieni la indicava.",
    accountLanguage:
      "La tua lingua, come indicata nel tuo account. Vale se non ne hai scelta nessuna. Eliminata quando esci.",
    reader:
      "Di chi sono i testi e le parole conservati qui, per eliminarli quando quella sessione è terminata.",
    preferencesMirror: "Lingua, livello e categorie, per caricare subito la prima pagina.",
    preferencesLocal: "Le tue scelte senza un account, o mentre non era possibile raggiungere il server.",
    theme: "Chiaro, scuro o come il sistema, per evitare che la pagina lampeggi.",
    consent: "Se hai acconsentito all’analisi d’uso, per chiedertelo una volta sola.",
    returnTarget:
      "Dove eri prima di aprire la tua email, o un altro sito, per registrarti o accedere. Eliminato al tuo ritorno.",
    firstSteps: "Se hai ancora davanti i primi passi dopo la registrazione.",
    readingLook:
      "Spaziatura, larghezza e indicazioni di pronuncia dei testi che leggi su questo dispositivo.",
    listening: "La voce, la velocità e la pausa che hai scelto per la lettura ad alta voce.",
    positions: "Il punto a cui sei nei tuoi testi, per ritrovarlo, anche offline.",
    outbox: "Ciò che hai fatto e che il server non ha ancora. Eliminato non appena viene inviato.",
    reviews: "Le ultime parole che avevi da ripassare, per ripassarle offline.",
    cards:
      "Come vengono chieste le parole di un ripasso su questo dispositivo: mostrate, omesse, pronunciate o scritte.",
    releaseBucket: "Un numero da 0 a 99, estratto a caso: decide se vedi in anticipo una nuova versione.",
    releaseRevision:
      "La versione più recente del sito che hai visto, per non tornare mai indietro per sbaglio.",
    releaseSession:
      "Un numero casuale, per contare una volta sola una versione che non funziona in questa scheda.",
    releaseReports: "Che cosa è già stato segnalato in proposito.",
    brokenReleases:
      "Le parti del sito che non hanno funzionato in questa scheda, per restare alla versione che funziona.",
    brokenShell: "Lo stesso per la cornice che le contiene.",
    releaseReload:
      "Se la pagina è già stata ricaricata per una versione più recente, perché accada una volta sola.",
    onPage: "Che cosa mostra questa pagina, perché la prossima lo eviti se si blocca.",
    openedBooks: "I libri che hai aperto in questa scheda, per contare ogni visita una volta sola.",
    wish: "Che cosa volevi fare con un libro quando ti è stato chiesto di accedere.",
    override: "La versione di una parte del sito che hai scelto di vedere in questa scheda, e da quale link.",
    frame: "La pagina intorno a tutto il resto.",
    files: "I file di questa versione del sito.",
    shared: "Un file che un’altra app ha condiviso con questa, finché non lo vedi qui.",
    hung: "Che cosa si è bloccato nelle ultime venti schede in cui si è bloccato qualcosa.",
    personal: "I testi e le liste che hai aperto, solo per te. Eliminati quando esci o accede qualcun altro.",
  },
};
