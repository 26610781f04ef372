import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/open.ts";
import { inPortion } from "../../platform/http/portions.ts";

const BATCH = 100;

type Row = Record<string, unknown>;
type Owned = PgTable & { userId: PgColumn };
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

/** A user's rows of a table, without the user's id. @param order columns of an index that begins with the user's id */
export const rowsIn =
  (table: Owned, order?: readonly PgColumn[]): RowsOf =>
  (db, userId) =>
    selectRows(db, userId, table, eq(table.userId, userId), order ? { order } : {});

/** A user's rows of a table that has an index on user and time, oldest first. */
export const growingRowsIn = (table: Growing): RowsOf => rowsIn(table, [table.createdAt, table.id]);

export interface RowsOptions {
  /** Columns that no two rows have alike; the primary key if none are given. */
  order?: readonly PgColumn[];
  /** Rows at once; 1 for those that may be large. */
  batch?: number;
  /** A jsonb object that is added to each row. */
  extra?: SQL;
}

/** A user's rows, read in portions of the heavy work that the user may do. @param which the rows of the user */
export async function* selectRows(
  db: Db,
  userId: string,
  table: PgTable,
  which: SQL,
  { order = primaryKeyOf(table), batch = BATCH, extra = sql`'{}'::jsonb` }: RowsOptions = {},
): AsyncGenerator<Row> {
  const columns = sql.join([...order], sql`, `);
  for (let after: SQL | undefined; ; ) {
    const next = db
      .select({
        row: sql<Row>`to_jsonb(${table}) - 'user_id' || ${extra}`,
        key: sql<unknown[]>`jsonb_build_array(${columns})`,
      })
      .from(table)
      .where(and(which, after))
      .orderBy(...order.map((column) => asc(column)))
      .limit(batch);
    const rows = await inPortion(userId, () => next.execute());
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    const values = last.key.map((value) => sql`${value}`);
    after = sql`(${columns}) > (${sql.join(values, sql`, `)})`;
  }
}

function primaryKeyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}
