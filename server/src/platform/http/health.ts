import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../database/open.ts";
import { HttpError } from "./http-error.ts";

/** `/healthz`: the process is up. `/readyz`: its database is up, too. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get("/healthz", { schema: { hide: true } }, () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } }, async () => {
    await db.execute(sql`select 1`).catch((cause: unknown) => {
      throw Object.assign(new HttpError("unavailable", "The database does not answer"), { cause });
    });
    return { status: "ready" };
  });
}
