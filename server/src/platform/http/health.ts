import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../database/open.ts";
import { within } from "../within.ts";

/** A database that takes longer counts as away. */
const ANSWER_MS = 2000;

/**
 * `/livez`, also as `/healthz`: the process answers. `/readyz`: it can do its work, with 200 or 503, and whether the database
 * answers; within two seconds, whatever the database does.
 * @param worksWithoutDatabase whether the host serves people while the database is away
 */
export function healthRoutes(
  app: FastifyInstance,
  db: Db,
  worksWithoutDatabase: () => Promise<boolean> = async () => false,
): void {
  const schema = { hide: true };
  for (const path of ["/livez", "/healthz"]) app.get(path, { schema }, () => ({ status: "ok" }));
  app.get("/readyz", { schema }, async (_request, reply) => {
    const isUp = await within(ANSWER_MS, db.execute(sql`select 1`)).then(
      () => true,
      () => false,
    );
    const isReady = isUp || (await worksWithoutDatabase());
    return reply
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? "ready" : "unavailable", database: isUp ? "up" : "away" });
  });
}
