import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type Database, openDatabase } from "../../platform/database/open.ts";

/** A statement as it went to the database. */
export interface Statement {
  query: string;
  params: unknown[];
}

/** A PostgreSQL whose statements are written down. */
export interface RecordedDatabase extends Database {
  /** Those since the last call, each query once. */
  take(): Statement[];
  /**
   * Any statement on a connection of its own, in a transaction that is rolled back.
   * @param setting made for that transaction, such as `random_page_cost = 1`
   */
  rolledBack(statement: Statement, setting?: string): Promise<unknown[]>;
}

/** Opens a database with all tables and writes down what is asked of it. */
export async function recordedDatabase(url: string): Promise<RecordedDatabase> {
  const migrated = await openDatabase({ url });
  const pool = new pg.Pool({ connectionString: url, max: 5 });
  pool.on("error", () => {});
  let statements = new Map<string, Statement>();
  const logger = {
    logQuery: (query: string, params: unknown[]) => void statements.set(query, { query, params }),
  };
  return {
    ...migrated,
    db: drizzle(pool, { logger }),
    take() {
      const taken = [...statements.values()];
      statements = new Map();
      return taken;
    },
    async rolledBack({ query, params }, setting) {
      const client = await pool.connect();
      try {
        await client.query("begin");
        if (setting) await client.query(`set local ${setting}`);
        return (await client.query(query, params)).rows;
      } finally {
        await client.query("rollback");
        client.release();
      }
    },
    async close() {
      await pool.end();
      await migrated.close();
    },
  };
}
