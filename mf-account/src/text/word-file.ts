import type { Body } from "@lagom/shared/contract/calls";
import { LONGEST_SENTENCE, LONGEST_WORD, WORD_STATUSES } from "@lagom/shared/contract/word-limits";
import type { SavedWord, WordStatus } from "@lagom/shared/contract/words";
import { perLocale } from "@lagom/shared/i18n/language";
import { findLanguage } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { fileStrings } from "../strings/words.ts";
import { CsvError, type CsvLine, parseCsv, writeCsv } from "./csv.ts";

export type FileWord = Body<"POST /api/user-words/import">["words"][number];

/** The contents of a file: words that can be stored, and bad lines by number. */
export interface WordFile {
  words: { line: number; word: FileWord }[];
  bad: { line: number; reason: string }[];
}

const names = perLocale((locale) => new Intl.ListFormat(locale));
const REQUIRED = ["word", "translation", "language", "translation_language"] as const;
const OPTIONAL = ["status", "base_form", "sentence"] as const;
/** Columns that are exported for people and ignored on import. */
const WRITTEN_ONLY = ["article", "saved_at"] as const;
type Name = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];

const STATUSES: readonly string[] = WORD_STATUSES;
const LONGEST = {
  word: LONGEST_WORD,
  translation: LONGEST_WORD,
  base_form: LONGEST_WORD,
  sentence: LONGEST_SENTENCE,
} as const;

/** Words as CSV that can be imported again. A word is identified by itself and its two languages. */
export function wordsToCsv(saved: readonly SavedWord[]): string {
  const rows = saved.map((word) => [
    word.source_word,
    word.translated_word,
    word.source_lang,
    word.target_lang,
    word.status,
    word.lemma ?? "",
    word.context?.sentence ?? "",
    word.context?.title ?? "",
    word.created_at,
  ]);
  return writeCsv([[...REQUIRED, ...OPTIONAL, ...WRITTEN_ONLY], ...rows]);
}

/** Reads a file of words; bad lines are listed with their number and the reason. */
export function readWordFile(text: string): WordFile {
  const file: WordFile = { words: [], bad: [] };
  const lines = linesOf(text, file);
  const [head, ...rest] = lines;
  if (!head) return file;
  const columns = head.cells.map((cell) => cell.trim().toLowerCase().replace(/\s+/g, "_"));
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    file.bad.push({
      line: head.line,
      reason: fileStrings.missingColumns({ names: names().format(missing) }),
    });
    return file;
  }
  const seen = new Map<string, number>();
  for (const line of rest) {
    const outcome = readLine(line, columns);
    if (typeof outcome === "string") {
      file.bad.push({ line: line.line, reason: outcome });
      continue;
    }
    const key = keyOf(outcome);
    const before = seen.get(key);
    if (before) file.bad.push({ line: line.line, reason: fileStrings.repeated({ line: before }) });
    else {
      seen.set(key, line.line);
      file.words.push({ line: line.line, word: outcome });
    }
  }
  return file;
}

function linesOf(text: string, file: WordFile): CsvLine[] {
  try {
    return parseCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    file.bad.push({ line: error.line, reason: fileStrings.unclosed });
    return [];
  }
}

/** The word of a line, or the reason why it is bad. */
function readLine({ cells }: CsvLine, columns: readonly string[]): FileWord | string {
  // Do not trim sentences: importing an exported file must change nothing.
  const cell = (name: Name): string => {
    const text = cells[columns.indexOf(name)] ?? "";
    return name === "sentence" ? text : text.trim();
  };
  const empty = REQUIRED.find((name) => cell(name) === "");
  if (empty) return fileStrings.emptyCell({ name: empty });
  const long = (Object.keys(LONGEST) as (keyof typeof LONGEST)[]).find(
    (name) => cell(name).length > LONGEST[name],
  );
  if (long) return fileStrings.tooLong({ name: long, most: LONGEST[long] });
  const [source, target] = [findLanguage(cell("language")), findLanguage(cell("translation_language"))];
  if (!source) return fileStrings.noLanguage({ given: cell("language") });
  if (!target) return fileStrings.noLanguage({ given: cell("translation_language") });
  const status = cell("status").toLowerCase();
  if (status && !STATUSES.includes(status)) return fileStrings.noStatus({ given: cell("status") });
  return {
    source_word: cell("word"),
    translated_word: cell("translation"),
    source_lang: source.code,
    target_lang: target.code,
    ...(status ? { status: status as WordStatus } : {}),
    ...(cell("base_form") ? { lemma: cell("base_form") } : {}),
    ...(cell("sentence") ? { sentence: cell("sentence") } : {}),
  };
}

const keyOf = ({ source_word, source_lang, target_lang }: FileWord): string => {
  const code = findLanguage(source_lang)?.code ?? "en";
  return JSON.stringify([source_lang, wordKey(source_word, code), target_lang]);
};
