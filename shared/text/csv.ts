/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180), in which no cell is a formula. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cell).join(",")).join("\r\n");

function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
