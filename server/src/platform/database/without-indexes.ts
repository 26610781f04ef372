import { getTableName, sql, type Table } from "drizzle-orm";
import type { Db } from "./open.ts";

/**
 * Fills tables without their primary keys and indexes, which are made again afterwards: for many rows that takes half the time.
 * Whoever reads the tables waits until the transaction ends.
 * @param tx the transaction that the work belongs to
 */
export async function withoutIndexes(
  tx: Db,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const names = sql.param(tables.map(getTableName));
  const { rows } = await tx.execute<{ drop: string; create: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where contype = 'p' and conrelid = any (${names}::regclass[])
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where not indisprimary and indrelid = any (${names}::regclass[])`);
  for (const { drop } of rows) await tx.execute(sql.raw(drop));
  await work();
  for (const { create } of rows) await tx.execute(sql.raw(create));
}
