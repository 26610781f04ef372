import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "Da dove viene",
  ways: { paste: "Incolla", file: "File", link: "Link" },
  textTitle: "Titolo",
  textTitleHint: "Senza titolo, il testo è indicato con le sue prime parole.",
  file: "Scegli un file",
  chosenFile: "Scegli un file: {name}",
  fileHint:
    "o trascinalo qui: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT o VTT. Resta nel tuo browser; viene salvato solo il testo.",
  anotherFile: "Scegli o trascina un altro file per sostituirlo.",
  reading: "Lettura di “{file}”…",
  characters: "{characters, plural, one {# carattere} other {# caratteri}}.",
  chaptersAndCharacters:
    "{chapters, plural, one {# capitolo} other {# capitoli}}, {characters, plural, one {# carattere} other {# caratteri}}.",
  becomes:
    "Diventerà {parts, plural, one {# testo} other {# testi}}, al massimo {most, number} caratteri ciascuno.",
  partsBefore:
    "{before, plural, one {# su {parts, number} è già} other {# su {parts, number} sono già}} tra i tuoi testi; verrà aggiunto solo il resto.",
  oneFile: "Aggiungi un file alla volta.",
  fileTooLong:
    "“{file}” ha {characters, plural, one {# carattere} other {# caratteri}}; se ne possono aggiungere fino a {most, number} alla volta. Dividilo in file più piccoli.",
  refused: {
    unknown:
      "“{file}” è di un tipo che qui non si può leggere. Usa EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT o VTT.",
    large:
      "“{file}” è troppo grande. Un file può avere fino a 100 MB, uno di solo testo 12 MB e un PDF 5.000 pagine.",
    empty: "“{file}” è vuoto: non contiene testo.",
    encrypted: "“{file}” è protetto da password. Salvalo senza e sceglilo di nuovo.",
    protected:
      "“{file}” è protetto dalla copia (DRM): può aprirlo solo l’app del suo negozio o della sua biblioteca.",
    scanned:
      "“{file}” non contiene testo, solo immagini delle pagine. Fai riconoscere il testo (OCR) e sceglilo di nuovo.",
    damaged: "“{file}” è danneggiato e non si può aprire. Scaricalo o salvalo di nuovo.",
    bomb: "Una volta estratto, “{file}” è molto più grande di quanto possa esserlo un libro, perciò non è stato aperto.",
    slow: "La lettura di “{file}” richiedeva più di un minuto ed è stata interrotta.",
    failed: "Non è stato possibile leggere “{file}”. Controlla la connessione e sceglilo di nuovo.",
  },
  partsFailed:
    "“{title}”: testi aggiunti: {added, number} su {of, number}. Non è stato possibile aggiungere gli altri.",
  text: "Testo",
  limit: "Fino a {most, number} caratteri; ne restano {left, number}.",
  tooLong:
    "{over, plural, one {C’è # carattere} other {Ci sono # caratteri}} di troppo. Aggiungilo in più parti.",
  url: "Indirizzo della pagina",
  urlHint: "Viene preso l’articolo della pagina, senza script, e la pagina è indicata come fonte.",
  bookmarklet: {
    name: "Leggi in Lagom",
    text: "Per aggiungere pagine da qualsiasi sito, trascina questo sulla barra dei segnalibri e premilo quando sei su una pagina:",
    copied: "Copiato. Crea un nuovo segnalibro e incollalo come indirizzo.",
    copyFailed: "Non è stato possibile copiarlo. Trascinalo sulla barra dei segnalibri.",
  },
  language: "Lingua",
  guess: "Rileva automaticamente",
  read: "Leggi",
  addFailed: "Non è stato possibile aggiungere il testo. Riprova.",
  problem: "{field} {reason}.",
  fields: { url: "Questo indirizzo", text: "Il testo", sections: "Il testo", title: "Il titolo" },
};
