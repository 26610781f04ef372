import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/open.ts";
import { failuresDaily } from "../../schema/failures.table.ts";

/** Failures are written in batches, so that an outage does not cause a write per call. */
const WRITE_MS = 5000;

/** Counts server errors (5xx) of an app for the dashboard. */
export function countFailures(app: FastifyInstance, db: Db): void {
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (failures === 0) return;
    const count = failures;
    failures = 0;
    try {
      await db
        .insert(failuresDaily)
        .values({ day: sql`(now() at time zone 'utc')::date`, failures: count })
        .onConflictDoUpdate({
          target: failuresDaily.day,
          set: { failures: sql`${failuresDaily.failures} + ${count}` },
        });
    } catch (error) {
      failures += count;
      app.log.warn({ err: error }, "failures could not be counted");
    }
  }

  app.addHook("onResponse", async (_request, reply) => {
    if (reply.statusCode < 500) return;
    failures += 1;
    timer ??= setTimeout(write, WRITE_MS).unref();
  });
  app.addHook("onClose", write);
}
