import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { watchPool } from "../telemetry/watch-pool.ts";
import type { PgliteLocation } from "./pglite-location.ts";
import { type PgliteWorker, startPglite } from "./pglite-stream.ts";
import { openPostgres, type PostgresLimits } from "./postgres.ts";

/** The database handle that queries take; also a transaction. */
export type Db = NodePgDatabase;

export interface Database {
  db: Db;
  /** `pglite` has one session; `postgres` a pool. */
  kind: "pglite" | "postgres";
  close(): Promise<void>;
  /** Runs long work, such as a migration, on a connection without time limits. */
  withoutLimits<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

const MIGRATION_LOCK = 7_203_542;
const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** A PostgreSQL URL, or where the embedded PGlite keeps its data. */
export type DatabaseTarget = { url: string; limits?: PostgresLimits } | PgliteLocation;

/** Opens the database and brings it to the newest migration. */
export async function openDatabase(target: DatabaseTarget): Promise<Database> {
  const opened = await connectDatabase(target);
  await migrateDatabase(opened);
  return opened;
}

/** Connects to the database without migrating it. PostgreSQL need not be up yet, since each query connects as needed. */
export async function connectDatabase(target: DatabaseTarget): Promise<Database> {
  return "url" in target ? openPostgres(target.url, target.limits) : openPglite(target);
}

/** Brings the database to the newest migration. */
export async function migrateDatabase(database: Database): Promise<void> {
  if ((await readdir(migrationsFolder)).length === 0) return;
  await inTurn(database, MIGRATION_LOCK, () =>
    database.withoutLimits((db) => migrate(db, { migrationsFolder })),
  );
}

/**
 * Runs work that only one of the processes that share a PostgreSQL may do at a time; the others wait. The embedded database
 * has one process, which has locked its folder.
 * @param lock the number of an advisory lock, one for each kind of work
 * @param work uses other connections than the one that holds the lock
 */
export async function inTurn<T>(database: Database, lock: number, work: () => Promise<T>): Promise<T> {
  if (database.kind === "pglite") return work();
  return database.withoutLimits((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
      return work();
    }),
  );
}

async function openPglite(place: PgliteLocation): Promise<Database> {
  const worker = await startPglite(place);
  const opened = onPglite(worker);
  return {
    ...opened,
    async close() {
      await opened.close();
      await worker.close();
    },
  };
}

/** A handle on a PGlite that runs, and goes on when the handle is closed. */
export function onPglite(worker: PgliteWorker): Database {
  const pool = new pg.Pool({
    max: 1,
    user: "postgres",
    database: "postgres",
    idleTimeoutMillis: 0,
    stream: () => worker.connect(),
    // The driver lets go of its connection when a query fails. PGlite has one session for all: without this, the next
    // connection would find the statements prepared that the driver has yet to prepare.
    onConnect: (client: pg.ClientBase) => client.query("discard all"),
  } as pg.PoolConfig);
  watchPool(pool);
  const db = drizzle(pool);
  return { db, kind: "pglite", close: () => pool.end(), withoutLimits: (work) => work(db) };
}
