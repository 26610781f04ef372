import { join } from "node:path";
import type { Config } from "../config.ts";
import type { DatabaseTarget } from "./open.ts";

/** The database that the configuration names: PostgreSQL, or the embedded one in the data folder. */
export function databaseTarget(config: Config): DatabaseTarget {
  if (!config.DATABASE_URL) return { folder: join(config.dataFolder, "db") };
  return {
    url: config.DATABASE_URL,
    limits: {
      pool: config.DATABASE_POOL,
      connectMs: config.DATABASE_CONNECT_SECONDS * 1000,
      statementMs: config.DATABASE_STATEMENT_SECONDS * 1000,
      lockMs: config.DATABASE_LOCK_SECONDS * 1000,
      prepare: config.DATABASE_PREPARE,
    },
  };
}
