import { readConfig } from "../../platform/config.ts";
import { exportData } from "../../platform/database/transfer/export-data.ts";
import { importData } from "../../platform/database/transfer/import-data.ts";
import { withDatabase } from "../../platform/database/with-database.ts";

const USAGE = `pnpm data export <file>   writes all rows of the database of the settings into a compressed file
pnpm data import <file>   fills an empty database with them; both need the same version of Lagom`;

const [, , command = "", file = ""] = process.argv;
const commands: Record<string, typeof exportData> = { export: exportData, import: importData };
const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
try {
  if (!chosen || !file) throw new Error(USAGE);
  const counts = await withDatabase(readConfig(process.env), (database) => chosen(database, file));
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${rows} rows of ${Object.keys(counts).length} tables: ${command} done`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
