import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { watchPool } from "../telemetry/watch-pool.ts";
import { installQueue, isQueueInstalled } from "./install-queue.ts";
import { isMigrated, runMigrations } from "./migrations.ts";
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
  /** Runs long work, such as a migration, on a connection of its own, without our time limits. */
  withoutLimits<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

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

/**
 * Brings the database to the newest migration. One of the processes that share it migrates and the others wait.
 * @param say told that another process is at it
 * @returns how many migrations this process has run
 */
export async function migrateDatabase(
  database: Database,
  say: (text: string) => void = () => {},
): Promise<number> {
  const turn = { lock: LOCKS.migrating, doing: "migrating the database", say };
  const count = (await isMigrated(database.db))
    ? 0
    : await inTurn(database, turn, (db) => db.transaction(runMigrations));
  // The job queue migrates its own tables, in transactions and under a lock of its own.
  const install = () => database.withoutLimits(installQueue);
  await ((await isQueueInstalled(database.db)) ? install() : inTurn(database, turn, install));
  return count;
}

/** The advisory locks of work that only one process may do at a time. */
export const LOCKS = { migrating: 7_203_542, filling: 7_203_543, releasing: 7_203_544 } as const;

export interface Turn {
  /** The number of an advisory lock. */
  lock: number;
  /** What the others hear, as `migrating the database`. */
  doing: string;
  /** Told once, if another process has the turn. */
  say: (text: string) => void;
}

/**
 * Runs work that only one of the processes that share a PostgreSQL may do at a time; the others wait, and say so. The lock
 * belongs to a transaction, so that it holds through a pooler that gives each transaction another connection, too, and ends
 * with a process that is killed. The embedded database has one process, which has locked its folder.
 * @param work gets the transaction that holds the lock, or PGlite; it may use other connections beside it
 */
export async function inTurn<T>(database: Database, turn: Turn, work: (db: Db) => Promise<T>): Promise<T> {
  if (database.kind === "pglite") return work(database.db);
  return inTransaction(database, async (tx) => {
    await waitForTurn(tx, turn);
    return work(tx);
  });
}

/**
 * As `inTurn`, but leaves the work to the process that is at it, if another one is.
 * @returns whether it was done here
 */
export async function inFreeTurn(
  database: Database,
  lock: number,
  work: (db: Db) => Promise<void>,
): Promise<boolean> {
  if (database.kind === "pglite") {
    await work(database.db);
    return true;
  }
  return inTransaction(database, async (tx) => {
    const isFree = await tryLock(tx, lock);
    if (isFree) await work(tx);
    return isFree;
  });
}

/** A transaction without time limits, to hold a lock with. */
function inTransaction<T>(database: Database, work: (tx: Db) => Promise<T>): Promise<T> {
  return database.withoutLimits((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '0', true)`);
      return work(tx);
    }),
  );
}

async function waitForTurn(tx: Db, { lock, doing, say }: Turn): Promise<void> {
  if (await tryLock(tx, lock)) return;
  say(`another process is ${doing}; waiting`);
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
}

async function tryLock(tx: Db, lock: number): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lock}) as free`,
  );
  return rows[0]?.free ?? false;
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
  return {
    db,
    kind: "pglite",
    close: () => pool.end(),
    withoutLimits: (work) => work(db),
  };
}
