import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "Esporta e importa",
  exportCsv: "Esporta in CSV",
  exportAnki: "Esporta per Anki",
  exportFailed: "Non è stato possibile esportare le tue parole. Riprova.",
  import: "Importa un file CSV",
  importTitle: "Importa parole",
  importText:
    "Un file CSV con le colonne word, translation, language e translation_language e, se vuoi, status, base_form e sentence. Prima di salvare qualsiasi cosa vedrai il risultato.",
  file: "File",
  choose: "Scegli un file",
  reading: "Lettura del file",
  importFailed:
    "Non è stato possibile importare tutto il file. Riprova; quello che è già salvato resta com’è.",
  tooLarge: "Questo file è troppo grande per una sola importazione. Dividilo in file più piccoli.",
  tooMany:
    "Questo file ha più di {most, plural, one {# parola} other {# parole}}. Dividilo in file più piccoli.",
  another: "Scegli un altro file",
  store: "Importa {count, plural, one {# parola} other {# parole}}",
  storeSome:
    "Importa {count, plural, one {# parola} other {# parole}} e lascia fuori {left, plural, one {# riga} other {# righe}}",
  imported: "{count, plural, one {# parola importata} other {# parole importate}}",
  preview: "Che cosa succede a ogni riga",
  summary:
    "{fresh, plural, one {# nuova} other {# nuove}}, {changed, plural, one {# modificata} other {# modificate}}, {same, plural, one {# già uguale} other {# già uguali}}, {bad, plural, one {# illeggibile} other {# illeggibili}}.",
  line: "Riga",
  outcome: "Risultato",
  outcomes: { new: "Nuova", changed: "Modificata", same: "Uguale" },
  badTitle: "Righe illeggibili",
  lineNumber: "Riga {line}:",
  more: "e {count, plural, one {un’altra riga} other {altre # righe}}",
  missingColumns: "nella prima riga mancano le colonne {names}.",
  emptyCell: "{name} è vuoto.",
  tooLong: "{name} supera {most, plural, one {# carattere} other {# caratteri}}.",
  noLanguage: "“{given}” non è una delle 16 lingue.",
  noStatus: "“{given}” non è uno stato: usa new, learning, known o ignored.",
  repeated: "la stessa parola della riga {line}.",
  unclosed: "le virgolette aperte qui non si chiudono nella stessa cella.",
};
