import { csv } from "./csv.ts";

const COLUMNS = [
  ...(["id", "revision", "at", "deployable", "action", "from", "to", "percent"] as const),
  ...(["who", "approved_by", "member", "why", "forced"] as const),
];
type Line = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number | boolean | null>>>;

/** Lines of the release log as CSV, with a line of the columns' names first. */
export const releaseLogCsv = (log: readonly Line[]): string =>
  csv([COLUMNS, ...log.map((line) => COLUMNS.map((column) => String(line[column] ?? "")))]);
