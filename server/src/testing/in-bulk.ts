import { sql } from "drizzle-orm";
import type { Database, Db } from "../platform/database/open.ts";

/**
 * Fills tables without indexes, triggers and reference checks, and builds the indexes afterwards: with millions of rows that
 * takes seconds, not minutes. Statistics are updated, as autovacuum would, and everything is flushed to disk now, not while
 * something is measured.
 * @param tables those that get many rows
 */
export async function inBulk(
  { db }: Database,
  tables: readonly string[],
  fill: (db: Db) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any(${sql.param([...tables])}::text[]::regclass[])
        and not exists (select from pg_constraint where conindid = indexrelid)`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
    await fill(tx);
    // The definition of a partitioned table's index says `only`, which would leave its partitions without one.
    for (const { definition } of rows) await tx.execute(sql.raw(definition.replace(" ON ONLY ", " ON ")));
  });
  await db.execute(sql`vacuum analyze`);
  await db.execute(sql`checkpoint`);
}
