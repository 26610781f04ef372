import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgBoss } from "pg-boss";
import { clientOf, queueSql } from "./queue-sql.ts";

/** Brings the queue's own tables, in the schema `pgboss`, to the version of the library. */
export async function installQueue(db: object): Promise<void> {
  const boss = new PgBoss({
    db: queueSql(clientOf(db)),
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  boss.on("error", () => {}); // what fails is thrown as well
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
  }
}

export async function isQueueInstalled(db: NodePgDatabase): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_tables where schemaname = 'pgboss' and tablename = 'version'`,
  );
  return rows.length > 0;
}
