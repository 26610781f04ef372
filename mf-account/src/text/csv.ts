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
  const plain = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(plain);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = "";
  let [line, begun] = [1, 1];
  let quotedFrom = 0;
  /** How much of the cell stood in quotes. */
  let quotedLength = 0;
  const endCell = () => {
    cells.push(
      quotedLength > 0 ? cell.slice(0, quotedLength) + cell.slice(quotedLength).trim() : cell.trim(),
    );
    cell = "";
    quotedLength = 0;
  };
  const endLine = () => {
    endCell();
    if (cells.some(Boolean)) lines.push({ line: begun, cells });
    cells = [];
    begun = line;
  };
  for (let i = 0; i < plain.length; i++) {
    const char = plain[i];
    if (char === "\n") line++;
    if (quotedFrom > 0) {
      if (char !== '"') cell += char;
      else if (plain[i + 1] === '"') cell += plain[++i];
      else [quotedFrom, quotedLength] = [0, cell.length];
    } else if (char === '"' && cell.trim() === "") {
      quotedFrom = line;
      cell = "";
    } else if (char === separator) endCell();
    else if (char === "\n") endLine();
    else if (char !== "\r") cell += char;
  }
  if (quotedFrom > 0) throw new CsvError(quotedFrom);
  endLine();
  return lines;
}

/** Writes CSV that spreadsheets open rightly: a mark of UTF-8 first, CRLF, quotes where needed. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("")}`;
}

const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/\r?\n|$/));
  const count = (separator: string) => first.split(separator).length;
  return [",", ";", "\t"].reduce((best, other) => (count(other) > count(best) ? other : best));
}
