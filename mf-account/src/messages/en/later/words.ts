import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of this area's interface, in ICU MessageFormat. */
export const messages = {
  menu: "Export and import",
  exportCsv: "Export as CSV",
  exportAnki: "Export for Anki",
  exportFailed: "Your words could not be exported. Please try again.",
  import: "Import a CSV file",
  importTitle: "Import words",
  importText:
    "A CSV file with the columns word, translation, language and translation_language, and if you like status, base_form and sentence. You see what would become of it before anything is stored.",
  file: "File",
  choose: "Choose a file",
  reading: "Reading the file",
  importFailed:
    "The file could not be imported completely. Please try again; what is stored already stays as it is.",
  tooLarge: "This file is too large for one import. Split it into smaller ones.",
  tooMany: "This file has more than {most, number} words. Split it into smaller ones.",
  another: "Choose another file",
  store: "Import {count, plural, one {# word} other {# words}}",
  storeSome:
    "Import {count, plural, one {# word} other {# words}} and leave out {left, plural, one {# line} other {# lines}}",
  imported: "{count, plural, one {# word} other {# words}} imported",
  preview: "What would become of each line",
  summary:
    "{fresh, number} new, {changed, number} changed, {same, number} already the same, {bad, number} that cannot be read.",
  line: "Line",
  outcome: "Outcome",
  outcomes: { new: "New", changed: "Changed", same: "The same" },
  badTitle: "Lines that cannot be read",
  lineNumber: "Line {line}:",
  more: "and {count, plural, one {# line} other {# lines}} more",
  missingColumns: "the first line lacks the columns {names}.",
  emptyCell: "{name} is empty.",
  tooLong: "{name} is longer than {most, number} characters.",
  noLanguage: "“{given}” is none of the 16 languages.",
  noStatus: "“{given}” is no status: new, learning, known or ignored.",
  repeated: "the same word as in line {line}.",
  unclosed: "the quotation that begins here does not end with its cell.",
} as const satisfies Messages;
