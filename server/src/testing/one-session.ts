import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import type { Database, Db } from "../platform/database/open.ts";

/** The transaction that the code at hand runs in. */
const transaction = new AsyncLocalStorage<{ open: boolean }>();

/** The connections of a database. */
export const poolOf = ({ db }: Database): pg.Pool => (db as unknown as { $client: pg.Pool }).$client;

/**
 * Holds a database on PostgreSQL to what PGlite can do, which has one session: inside a transaction it refuses any other
 * connection, for which the embedded database would wait for ever.
 */
export function asOneSession(database: Database): Database {
  const { db } = database;
  const pool = poolOf(database);
  const begin = db.transaction.bind(db);
  db.transaction = ((work: (tx: Db) => Promise<unknown>, ...config: []) =>
    begin(
      (tx) => {
        const state = { open: true };
        return transaction
          .run(state, () => work(tx))
          .finally(() => {
            state.open = false;
          });
      },
      ...config,
    )) as typeof db.transaction;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  const checked = (...args: unknown[]) => {
    if (transaction.getStore()?.open) throw new Error("another connection inside a transaction");
    return connect(...args);
  };
  Object.assign(pool, { connect: checked });
  return database;
}
