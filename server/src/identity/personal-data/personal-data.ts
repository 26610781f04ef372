import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/open.ts";
import { createPace } from "../../platform/pace.ts";

const BATCH = 100;

type Row = Record<string, unknown>;
type Owned = PgTable & { userId: PgColumn };
type WithId = PgTable & { id: PgColumn };
type Growing = Owned & { id: PgColumn; createdAt: PgColumn };

/** Rows of one user, for the export. */
export type RowsOf = (db: Db, userId: string) => AsyncIterable<Row>;

/** The data that a feature stores about a person. */
export interface PersonalData {
  /** Parts of a person's export, by name. */
  exported?: Readonly<Record<string, RowsOf>>;
  /** Deletes rows that do not cascade with the user, in the caller's transaction. */
  delete?: (tx: Db, userId: string) => Promise<void>;
}

/** A user's rows of a table, without the user's id. */
export const rowsIn =
  (table: Owned): RowsOf =>
  (db, userId) =>
    selectRows(db, table, eq(table.userId, userId));

/** All rows at once, for tables that grow with days and books only. @param extra a jsonb object that is added to each row */
export async function* selectRows(db: Db, table: PgTable, which: SQL, extra: SQL = sql`'{}'::jsonb`) {
  const rows = await db
    .select({ row: rowOf(table, extra) })
    .from(table)
    .where(which);
  for (const { row } of rows) yield row;
}

/** Rows one by one, for those that may be large. @param extra a jsonb object that is added to each row */
export async function* selectOneByOne(db: Db, table: WithId, which: SQL, extra: SQL) {
  const rest = createPace();
  for (let after = 0; ; ) {
    const [found] = await db
      .select({ id: sql<number>`${table.id}`, row: rowOf(table, extra) })
      .from(table as PgTable)
      .where(and(which, gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(1);
    if (!found) return;
    yield found.row;
    after = found.id;
    await rest();
  }
}

/** A user's rows in batches, for tables that grow with every word. */
export const growingRowsIn =
  (table: Growing): RowsOf =>
  (db, userId) =>
    readInBatches(db, table, userId);

async function* readInBatches(db: Db, table: Growing, userId: string) {
  let after = sql`true`;
  const rest = createPace();
  for (;;) {
    const rows = await db
      .select({ row: rowOf(table) })
      .from(table)
      .where(and(eq(table.userId, userId), after))
      .orderBy(asc(table.createdAt), asc(table.id))
      .limit(BATCH);
    for (const { row } of rows) yield row;
    const last = rows.at(-1)?.row;
    if (!last || rows.length < BATCH) return;
    await rest();
    after = sql`(${table.createdAt}, ${table.id}) > (${last.created_at}::timestamptz, ${last.id})`;
  }
}

const rowOf = (table: PgTable, extra: SQL = sql`'{}'::jsonb`) =>
  sql<Row>`to_jsonb(${table}) - 'user_id' || ${extra}`;
