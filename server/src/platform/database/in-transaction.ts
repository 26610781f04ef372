import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "./open.ts";
import { wasInTheWay } from "./unavailable.ts";

/** How often a transaction is begun that others are in the way of, as a migration may be. */
const MOST_TRIES = 3;

/**
 * Runs work in a transaction: its own, or that of the caller, who rolls it back when the work fails. Unlike `db.transaction` it makes no
 * savepoint, whose two round trips only serve a caller who goes on after a failure.
 * @param work awaits nothing but the database: it is done again when PostgreSQL ends its transaction to let another one go on
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (is(db, PgTransaction)) return work(db);
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tries === MOST_TRIES || !wasInTheWay(error)) throw error;
    }
  }
}
