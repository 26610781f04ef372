import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { inject } from "vitest";
import { type Database, onPglite, openDatabase } from "../platform/database/open.ts";
import { type PgliteWorker, startPglite } from "../platform/database/pglite-stream.ts";

/**
 * A database with all tables and nothing in them, for one test file: on PGlite, or on PostgreSQL in the project of
 * that name.
 */
export async function testDatabase(): Promise<Database> {
  const templateUrl = inject("templateUrl");
  return templateUrl ? copyOf(templateUrl) : onFreePglite();
}

/** A PGlite of this thread that no file uses any more: starting one takes longer than most files. */
let free: PgliteWorker | undefined;

async function onFreePglite(): Promise<Database> {
  const used = free;
  free = undefined;
  const worker = used ?? (await startPglite({ folder: null, image: inject("pgliteImage") }));
  const database = onPglite(worker);
  if (used) await empty(database);
  return {
    ...database,
    async close() {
      await database.close();
      if (free) await worker.close();
      else free = worker;
    },
  };
}

/** Deletes all rows and restarts sequences; of the job queue only the jobs, since what it knows of itself is no row of ours. */
async function empty({ db }: Database): Promise<void> {
  await db.execute(sql`
    do $$ begin execute (
      select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity'
      from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'drizzle', 'pgboss')
    ); end $$`);
  await db.execute(sql`truncate pgboss.job, pgboss.schedule`);
}

async function copyOf(templateUrl: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = new URL(templateUrl).pathname.slice(1);
  const urlOf = (database: string) => templateUrl.replace(`/${template}?`, `/${database}?`);
  await administer(urlOf("postgres"), `create database ${name} template ${template}`);
  return openDatabase({ url: urlOf(name) });
}

/** Runs one statement outside of any test database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
