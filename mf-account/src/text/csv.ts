import { CsvError as ParseError, parse } from "csv-parse/browser/esm/sync";
import { stringify } from "csv-stringify/browser/esm/sync";

/** One line of a file with its number, from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** A file with a quotation that does not end, or goes on after its closing quote. */
export class CsvError extends Error {
  override name = "CsvError";
  readonly line: number;
  constructor(line: number, options?: ErrorOptions) {
    super(`The quotation that begins in line ${line} does not end with its cell`, options);
    this.line = line;
  }
}

const BAD_QUOTES: readonly string[] = ["CSV_QUOTE_NOT_CLOSED", "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE"];
const LINE_FEED = 0x0a;
const SPACE = 0x20;

/**
 * Reads CSV as RFC 4180 has it: quoted cells may hold separators, line breaks and doubled quotes. The separator, comma,
 * semicolon or tab, is that of the first line. Empty lines are left out, and so is space around cells and their quotes.
 * @throws CsvError when a quotation does not end with its cell
 */
export function parseCsv(text: string): CsvLine[] {
  const lines: CsvLine[] = [];
  const bytes = new TextEncoder().encode(text);
  const lineAt = lineCounter(bytes);
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      record_delimiter: ["\r\n", "\n"],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      // The parser's own line number counts a CRLF within quotes twice.
      on_record: (cells: string[], { bytes: end }) => {
        lines.push({ line: lineAt(end - 1) - breaksIn(cells.join("")), cells });
      },
    });
    return lines;
  } catch (error) {
    if (!(error instanceof ParseError) || !BAD_QUOTES.includes(error.code)) throw error;
    let at = Number(error.bytes); // where the last cell that was read ends
    while ((bytes[at] ?? Number.POSITIVE_INFINITY) <= SPACE) at++;
    throw new CsvError(lineAt(at), { cause: error });
  }
}

/** Finds the line of a byte, from 1. Must be called with ascending positions. */
function lineCounter(bytes: Uint8Array): (at: number) => number {
  let counted = 0;
  let line = 1;
  return (at) => {
    for (; counted < at; counted++) if (bytes[counted] === LINE_FEED) line++;
    return line;
  };
}

const breaksIn = (text: string): number => text.split("\n").length - 1;

/** Writes CSV that spreadsheets open rightly: a mark of UTF-8 first, CRLF, quotes where needed. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      bom: true,
      record_delimiter: "windows",
      quoted_match: /[;\t\r\n]|^\s|\s$/,
    },
  );

function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/\r?\n|$/));
  const count = (separator: string) => first.split(separator).length;
  return [",", ";", "\t"].reduce((best, other) => (count(other) > count(best) ? other : best));
}
