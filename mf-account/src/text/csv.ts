import { CsvError as ParseError, parse } from "csv-parse/browser/esm/sync";
import { stringify } from "csv-stringify/browser/esm/sync";

/** One line of a file with its number, from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** A file whose quotes do not close. */
export class CsvError extends Error {
  override name = "CsvError";
  readonly line: number;
  constructor(line: number) {
    super(`The quotation that begins in line ${line} does not end`);
    this.line = line;
  }
}

/**
 * Reads CSV as RFC 4180 has it: quoted cells may hold separators, line breaks and doubled quotes. The separator, comma,
 * semicolon or tab, is that of the first line. Empty lines are left out, and so is space around cells and their quotes.
 * @throws CsvError when a quotation does not end
 */
export function parseCsv(text: string): CsvLine[] {
  const lines: CsvLine[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (cells: string[], { lines: read }) => {
        lines.push({ line: read - breaksIn(cells.join("")), cells });
      },
    });
    return lines;
  } catch (error) {
    if (!(error instanceof ParseError) || error.code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    throw new CsvError(breaksIn(bytesOf(text, Number(error.bytes))) + 1);
  }
}

const breaksIn = (text: string): number => text.split("\n").length - 1;

/** The beginning of a text that takes so many bytes in UTF-8. */
const bytesOf = (text: string, bytes: number): string =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes));

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
