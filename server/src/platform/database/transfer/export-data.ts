import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Database, Db } from "../open.ts";
import { readMigration, readSequences, readTables, type Table } from "./catalog.ts";

/** Rows that are read and written at a time: a text has up to 150,000 characters. */
const ROWS = 200;

/**
 * Writes all rows of the database into one file, compressed lines of JSON, as they were at one moment: the product may go on
 * meanwhile on PostgreSQL. The file is as secret as the database. It gets its name once it is complete.
 * @returns the number of rows of each table
 */
export async function exportData(database: Database, file: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const part = `${file}.part`;
  try {
    await database.withoutLimits((db) =>
      db.transaction(
        async (tx) => {
          const out = createWriteStream(part, { flags: "wx", mode: 0o600 });
          await pipeline(Readable.from(linesOf(tx, counts)), createGzip(), out);
        },
        { isolationLevel: "repeatable read", accessMode: "read only" },
      ),
    );
    await rename(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rm(part, { force: true });
    throw error;
  }
  return counts;
}

async function* linesOf(tx: Db, counts: Record<string, number>): AsyncGenerator<string> {
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  yield line({ lagom: 1, migration: await readMigration(tx), sequences: await readSequences(tx) });
  for (const table of await readTables(tx)) {
    counts[table.name] = 0;
    for await (const rows of batchesOf(tx, table)) {
      counts[table.name] = (counts[table.name] ?? 0) + rows.length;
      yield line({ table: table.name, columns: table.columns.map(({ name }) => name), rows });
    }
  }
  yield line({ end: counts });
}

/** The rows of a table, as text: the one form that every type of column is read back from unchanged. */
async function* batchesOf(tx: Db, { name, columns }: Table): AsyncGenerator<(string | null)[][]> {
  const values = columns.map((column) => `${column.name}::text`).join(", ");
  await tx.execute(sql.raw(`declare rows no scroll cursor for select array[${values}] as row from ${name}`));
  for (;;) {
    const { rows } = await tx.execute<{ row: (string | null)[] }>(sql.raw(`fetch ${ROWS} from rows`));
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < ROWS) break;
  }
  await tx.execute(sql.raw("close rows"));
}
