import { sql } from "drizzle-orm";
import type { Db } from "../open.ts";

/** A table with the columns whose values are stored rather than generated. */
export interface Table {
  /** Quoted, with its schema. */
  name: string;
  columns: readonly Column[];
}

export interface Column {
  /** Quoted. */
  name: string;
  /** The type as SQL spells it, with its length or precision. */
  type: string;
}

export interface ForeignKey {
  table: string;
  name: string;
  /** What follows `add constraint <name>`. */
  definition: string;
}

/** A sequence and the value it gave last; null if it gave none. */
export interface Sequence {
  name: string;
  last: string | null;
}

/** The job queue stays behind: what waits in it is of the server that is left. */
const OURS = sql.raw("n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'drizzle', 'pgboss')");

/** All tables of ours in the order of their names; of a partitioned table the table itself, not its partitions. */
export async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; columns: Column[] }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name,
      jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and ${OURS}
    group by 1 order by 1`);
  return rows;
}

/** Foreign keys between our tables; of partitions those of the partitioned table. */
export async function readForeignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await db.execute<ForeignKey & Record<string, unknown>>(sql`
    select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${OURS}
    order by 1, 2`);
  return rows;
}

export async function readSequences(db: Db): Promise<Sequence[]> {
  const { rows } = await db.execute<Sequence & Record<string, unknown>>(sql`
    select format('%I.%I', n.nspname, c.relname) as name, s.last_value::text as last
    from pg_sequences s
    join pg_namespace n on n.nspname = s.schemaname
    join pg_class c on c.relnamespace = n.oid and c.relname = s.sequencename
    where ${OURS} order by 1`);
  return rows;
}

/** The newest migration that the database has, as its hash. */
export async function readMigration(db: Db): Promise<string> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return rows[0]?.hash ?? "";
}
