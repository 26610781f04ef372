import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));
const SCHEMA = sql.identifier("drizzle");
/** The table in which drizzle-kit's own migrator notes what was run. */
const TABLE = sql`${SCHEMA}.${sql.identifier("__drizzle_migrations")}`;

/**
 * Runs the migrations that the database does not have yet. Drizzle's migrator does the same, but in a transaction that it opens
 * itself, which the one that holds the lock cannot contain.
 * @param tx a transaction: either all migrations are run or none
 * @returns how many were run
 */
export async function runMigrations(tx: NodePgDatabase): Promise<number> {
  const last = await lastMigration(tx);
  const pending = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last);
  if (pending.length === 0) return 0;
  await tx.execute(sql`create schema if not exists ${SCHEMA}`);
  await tx.execute(
    sql`create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of pending) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into ${TABLE} (hash, created_at) values (${hash}, ${folderMillis})`);
  }
  return pending.length;
}

/** Whether the database has every migration of this version; it may have newer ones, of processes that are further on. */
export async function isMigrated(db: NodePgDatabase): Promise<boolean> {
  const last = await lastMigration(db);
  return readMigrationFiles({ migrationsFolder }).every(({ folderMillis }) => folderMillis <= last);
}

/** When the newest migration that was run was written; 0 for an empty database. */
async function lastMigration(db: NodePgDatabase): Promise<number> {
  const made = await db.execute<{ made: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  );
  if (!made.rows[0]?.made) return 0;
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from ${TABLE}`,
  );
  return Number(rows[0]?.last ?? 0);
}
