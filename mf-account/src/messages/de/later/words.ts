import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "Export und Import",
  exportCsv: "Als CSV exportieren",
  exportAnki: "Für Anki exportieren",
  exportFailed: "Deine Wörter konnten nicht exportiert werden. Bitte versuch es noch einmal.",
  import: "CSV-Datei importieren",
  importTitle: "Wörter importieren",
  importText:
    "Eine CSV-Datei mit den Spalten word, translation, language und translation_language und, wenn du magst, status, base_form und sentence. Bevor etwas gespeichert wird, siehst du, was daraus wird.",
  file: "Datei",
  choose: "Datei wählen",
  reading: "Datei wird gelesen",
  importFailed:
    "Die Datei konnte nicht vollständig importiert werden. Bitte versuch es noch einmal; was schon gespeichert ist, bleibt, wie es ist.",
  tooLarge: "Diese Datei ist zu groß für einen Import. Teile sie in kleinere auf.",
  tooMany: "Diese Datei hat mehr als {most, number} Wörter. Teile sie in kleinere auf.",
  another: "Andere Datei wählen",
  store: "{count, plural, one {# Wort} other {# Wörter}} importieren",
  storeSome:
    "{count, plural, one {# Wort} other {# Wörter}} importieren und {left, plural, one {# Zeile} other {# Zeilen}} auslassen",
  imported: "{count, plural, one {# Wort} other {# Wörter}} importiert",
  preview: "Was aus jeder Zeile wird",
  summary:
    "{fresh, number} neu, {changed, number} geändert, {same, number} unverändert, {bad, number} nicht lesbar.",
  line: "Zeile",
  outcome: "Ergebnis",
  outcomes: { new: "Neu", changed: "Geändert", same: "Unverändert" },
  badTitle: "Nicht lesbare Zeilen",
  lineNumber: "Zeile {line}:",
  more: "und {count, plural, one {# weitere Zeile} other {# weitere Zeilen}}",
  missingColumns: "In der ersten Zeile fehlt: {names}.",
  emptyCell: "{name} ist leer.",
  tooLong: "{name} hat mehr als {most, number} Zeichen.",
  noLanguage: "„{given}“ ist keine der 16 Sprachen.",
  noStatus: "„{given}“ ist kein Status. Möglich sind: new, learning, known und ignored.",
  repeated: "dasselbe Wort wie in Zeile {line}.",
  unclosed: "Das Anführungszeichen am Anfang hat am Ende der Zelle kein Gegenstück.",
};
