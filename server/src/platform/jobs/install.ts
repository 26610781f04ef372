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
