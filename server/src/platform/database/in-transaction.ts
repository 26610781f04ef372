import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "./open.ts";

/**
 * Runs work in a transaction: its own, or that of the caller, who rolls it back when the work fails. Unlike `db.transaction` it makes no
 * savepoint, whose two round trips only serve a caller who goes on after a failure.
 */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  is(db, PgTransaction) ? work(db) : db.transaction(work);
