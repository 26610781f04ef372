import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { Db } from "../database/open.ts";
import { diskProbe } from "../disk.ts";
import { remembered } from "../remembered.ts";
import { within } from "../within.ts";
import { FOR_OPERATORS } from "./for-operators.ts";

/** A database that takes longer counts as away. */
const ANSWER_MS = 2000;
/** However often somebody asks, the database is not asked more often than this. */
const ASK_EVERY_MS = 500;

export interface HealthDeps {
  db: Db;
  config: Pick<Config, "DATABASE_URL" | "dataFolder">;
  /** Of a host that serves pages: whether it has a copy to serve them from while the database is away. */
  hasLastGood?: () => Promise<boolean>;
}

/** Whether the database answers, within two seconds; asked at most every half second. */
export function databaseProbe(db: Db): () => Promise<boolean> {
  return remembered(ASK_EVERY_MS, () =>
    within(ANSWER_MS, db.execute(sql`select 1`)).then(
      () => true,
      () => false,
    ),
  );
}

/**
 * `/livez`, also as `/healthz`: the process answers. `/readyz`: whether the host can do its work, with 200 or 503, and how each
 * part fares; within two seconds, whatever these do. A host of pages works as long as it can serve them; another needs the
 * database, and room on the disk where the database is embedded.
 */
export function healthRoutes(app: FastifyInstance, { db, config, hasLastGood }: HealthDeps): void {
  const isUp = databaseProbe(db);
  const diskState = diskProbe(config.dataFolder);
  const copied = hasLastGood && remembered(ASK_EVERY_MS, hasLastGood);

  for (const path of ["/livez", "/healthz"]) app.get(path, FOR_OPERATORS, () => ({ status: "ok" }));
  app.get("/readyz", FOR_OPERATORS, async (_request, reply) => {
    const [up, disk] = await Promise.all([isUp(), diskState()]);
    const pages = await pagesFrom(up);
    const works = up && (Boolean(config.DATABASE_URL) || disk === "writable");
    const isReady = copied ? pages !== "none" : works;
    return reply.status(isReady ? 200 : 503).send({
      status: isReady ? "ready" : "unavailable",
      alive: true,
      pages,
      database: up ? "up" : "away",
      disk,
    });
  });

  async function pagesFrom(up: boolean): Promise<"live" | "last good" | "none" | "not served"> {
    if (!copied) return "not served";
    if (up) return "live";
    return (await copied()) ? "last good" : "none";
  }
}
