import pg from "pg";
import type { Db as QueueSql } from "pg-boss";

/** The connection or pool under a database handle. */
export const clientOf = (db: object): pg.Pool | pg.ClientBase =>
  (db as { $client: pg.Pool | pg.ClientBase }).$client;

/**
 * Lets the queue send its statements over our own connections. Some come several at a time, with a transaction of their own:
 * one that failed is rolled back here, since the embedded database has a single session that would stay in it.
 */
export function queueSql(client: pg.Pool | pg.ClientBase): QueueSql {
  return {
    async executeSql(text, values) {
      const session = client instanceof pg.Pool ? await client.connect() : client;
      try {
        const result: pg.QueryResult | pg.QueryResult[] = await session.query(text, values);
        return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows ?? []) } : result;
      } catch (error) {
        await session.query("rollback").catch(() => {});
        throw error;
      } finally {
        if (client instanceof pg.Pool) (session as pg.PoolClient).release();
      }
    },
  };
}
