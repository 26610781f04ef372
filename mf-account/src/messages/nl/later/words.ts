import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "Exporteren en importeren",
  exportCsv: "Exporteren als CSV",
  exportAnki: "Exporteren voor Anki",
  exportFailed: "Je woorden konden niet worden geëxporteerd. Probeer het opnieuw.",
  import: "CSV-bestand importeren",
  importTitle: "Woorden importeren",
  importText:
    "Een CSV-bestand met de kolommen word, translation, language en translation_language, en als je wilt status, base_form en sentence. Je ziet eerst wat er met elke regel gebeurt; daarna pas wordt er iets opgeslagen.",
  file: "Bestand",
  choose: "Bestand kiezen",
  reading: "Bestand wordt gelezen",
  importFailed:
    "Het bestand kon niet helemaal worden geïmporteerd. Probeer het opnieuw; wat al is opgeslagen, blijft zoals het is.",
  tooLarge: "Dit bestand is te groot om in één keer te importeren. Verdeel het in kleinere bestanden.",
  tooMany: "Dit bestand bevat meer dan {most, number} woorden. Verdeel het in kleinere bestanden.",
  another: "Ander bestand kiezen",
  store: "{count, plural, one {# woord} other {# woorden}} importeren",
  storeSome:
    "{count, plural, one {# woord} other {# woorden}} importeren en {left, plural, one {# regel} other {# regels}} overslaan",
  imported: "{count, plural, one {# woord} other {# woorden}} geïmporteerd",
  preview: "Wat er met elke regel zou gebeuren",
  summary:
    "{fresh, number} nieuw, {changed, number} gewijzigd, {same, number} al hetzelfde, {bad, number} onleesbaar.",
  line: "Regel",
  outcome: "Resultaat",
  outcomes: { new: "Nieuw", changed: "Gewijzigd", same: "Hetzelfde" },
  badTitle: "Regels die niet te lezen zijn",
  lineNumber: "Regel {line}:",
  more: "en nog {count, plural, one {# regel} other {# regels}}",
  missingColumns: "in de eerste regel ontbreken de kolommen {names}.",
  emptyCell: "{name} is leeg.",
  tooLong: "{name} is langer dan {most, number} tekens.",
  noLanguage: "“{given}” is geen van de 16 talen.",
  noStatus: "“{given}” is geen status: new, learning, known of ignored.",
  repeated: "hetzelfde woord als in regel {line}.",
  unclosed: "het aanhalingsteken dat hier opent, wordt niet gesloten in zijn cel.",
};
