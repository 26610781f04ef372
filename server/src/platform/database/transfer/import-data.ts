import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database, Db } from "../open.ts";
import { readForeignKeys, readMigration, readTables, type Sequence, type Table } from "./catalog.ts";
import { DataFileError, headerSchema, lineSchema, type rowsSchema } from "./data-file.ts";

/**
 * Fills an empty database with the rows of a file that `exportData` wrote: all of them, or none when anything is wrong.
 * @returns the number of rows of each table
 * @throws DataFileError if the file is not complete, is of another migration, or if the database has rows already
 */
export async function importData(database: Database, file: string): Promise<Record<string, number>> {
  return database.withoutLimits((db) =>
    db.transaction(async (tx) => {
      const tables = await readTables(tx);
      await assertEmpty(tx, tables);
      // Rows come table by table; keys and triggers between tables wait until all are there.
      const keys = await readForeignKeys(tx);
      for (const { table, name } of keys) await run(tx, `alter table ${table} drop constraint ${name}`);
      for (const { name } of tables) await run(tx, `alter table ${name} disable trigger user`);
      const counts = await readInto(tx, tables, file);
      for (const { name } of tables) await run(tx, `alter table ${name} enable trigger user`);
      for (const { table, name, definition } of keys)
        await run(tx, `alter table ${table} add constraint ${name} ${definition}`);
      return counts;
    }),
  );
}

async function readInto(tx: Db, tables: readonly Table[], file: string): Promise<Record<string, number>> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const counts = Object.fromEntries(tables.map(({ name }) => [name, 0]));
  let sequences: Sequence[] | undefined;
  let end: Record<string, number> | undefined;
  for await (const text of linesOf(file)) {
    if (!sequences) {
      sequences = await checkHeader(tx, file, text);
      continue;
    }
    const line = parse(lineSchema, file, text);
    if ("end" in line) {
      end = line.end;
      continue;
    }
    const table = byName.get(line.table);
    if (!table) throw new DataFileError(`${file}: this version has no table ${line.table}`);
    await insert(tx, table, line, file);
    counts[line.table] = (counts[line.table] ?? 0) + line.rows.length;
  }
  for (const { name } of tables) {
    if (!end || counts[name] !== (end[name] ?? 0))
      throw new DataFileError(`${file} is not complete: its end is missing, or rows of ${name} are`);
  }
  for (const { name, last } of sequences ?? []) {
    if (last !== null) await tx.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
  }
  return counts;
}

async function checkHeader(tx: Db, file: string, text: string): Promise<Sequence[]> {
  const { migration, sequences } = parse(headerSchema, file, text);
  if (migration !== (await readMigration(tx)))
    throw new DataFileError(`${file} is of another version: import it with the version that exported it`);
  return sequences;
}

async function insert(tx: Db, table: Table, line: z.infer<typeof rowsSchema>, file: string): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = line.columns.map((column, index) => {
    const type = types.get(column);
    if (!type) throw new DataFileError(`${file}: ${table.name} has no column ${column}`);
    return `(row ->> ${index})::${type}`;
  });
  await tx.execute(sql`
    insert into ${sql.raw(table.name)} (${sql.raw(line.columns.join(", "))}) overriding system value
    select ${sql.raw(values.join(", "))}
    from jsonb_array_elements(${JSON.stringify(line.rows)}::jsonb) with ordinality as batch(row, number)
    order by number`);
}

async function assertEmpty(tx: Db, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await tx.execute(sql.raw(`select 1 from ${name} limit 1`));
    if (rows.length > 0)
      throw new DataFileError(`The database has rows in ${name}; import into one that is empty`);
  }
}

const run = (tx: Db, statement: string) => tx.execute(sql.raw(statement));

/** The lines of a compressed file. @throws DataFileError if it cannot be read */
async function* linesOf(file: string): AsyncGenerator<string> {
  const input = pipeline(createReadStream(file), createGunzip(), () => {
    // A failure reaches whoever reads the lines.
  });
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new DataFileError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function parse<S extends z.ZodType>(schema: S, file: string, text: string): z.infer<S> {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new DataFileError(`${file} is no file of exported data`);
  }
}
