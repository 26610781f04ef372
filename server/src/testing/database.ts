import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { inject } from "vitest";
import { type Database, onPglite, openDatabase } from "../platform/database/open.ts";
import { type PgliteWorker, startPglite } from "../platform/database/pglite-stream.ts";
import { POSTGRES_LIMITS } from "../platform/database/postgres.ts";
import { asOneSession, poolOf } from "./one-session.ts";
import { unpackPgliteImage } from "./pglite-image.ts";
import { noteStatements } from "./statements.ts";

/**
 * A database with all tables and nothing in them, for one test file: on PGlite, or on PostgreSQL in the project of
 * that name.
 */
export async function testDatabase(): Promise<Database> {
  return inject("templateUrl") ? asOneSession(await postgresDatabase()) : onFreePglite();
}

/** What a slow machine does not exceed by itself. */
const LIMITS = { ...POSTGRES_LIMITS, connectMs: 120_000, statementMs: 120_000, lockMs: 120_000 };

/** A database of the project `postgres`, for tests of what meets in several sessions. */
export async function postgresDatabase(): Promise<Database> {
  const database = await openDatabase({ url: await postgresUrl(), limits: LIMITS });
  noteStatements(poolOf(database), inject("statements") ?? "");
  return database;
}

/** PGlites of this thread that no file uses any more: starting one takes longer than most files. */
const free: PgliteWorker[] = [];
/** As many as most files need at once; each takes memory. */
const MOST_FREE = 2;

async function onFreePglite(): Promise<Database> {
  const used = free.pop();
  const worker = used ?? (await startPglite({ folder: null, image: inject("pgliteImage") }));
  const database = onPglite(worker);
  if (used) await empty(database);
  return {
    ...database,
    async close() {
      await database.close();
      if (free.length < MOST_FREE) free.push(worker);
      else await worker.close();
    },
  };
}

/**
 * Deletes all rows and restarts sequences; of the job queue only the jobs, since what it knows of itself is no row of ours.
 * Truncating makes the files of a table, its indexes and all that refer to it anew, which takes ten times as long: only for
 * large tables, lest later files read what is left of them.
 */
async function empty({ db }: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`); // no triggers, no checks of references
    await tx.execute(sql`
      do $$ declare filled text; begin
        for filled in select oid::regclass from pg_class
          where relkind = 'r' and pg_relation_size(oid) > 0 and (
            relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'drizzle', 'pgboss')
            or oid in (select relid from pg_partition_tree('pgboss.job') where isleaf) or oid = 'pgboss.schedule'::regclass)
        loop
          execute case when pg_relation_size(filled::regclass) < 1000000 then format('delete from %s', filled)
            else format('truncate %s cascade', filled) end;
        end loop;
      end $$`);
    await tx.execute(sql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
      where last_value is not null and schemaname not in ('drizzle', 'pgboss')`);
  });
}

/**
 * The URL of a new database of the project `postgres`, for tests that open it themselves: with all tables and nothing in them,
 * or with nothing at all.
 */
export async function postgresUrl(kind: "migrated" | "empty" = "migrated"): Promise<string> {
  const template = new URL(inject("templateUrl") ?? "");
  const urlOf = (database: string) => Object.assign(new URL(template), { pathname: `/${database}` }).href;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const from = kind === "empty" ? "template0" : template.pathname.slice(1);
  await administer(urlOf("postgres"), `create database ${name} template ${from}`);
  return urlOf(name);
}

/** Fills a folder with an embedded database that has all tables and nothing in them: making one takes seconds. */
export const fillPgliteFolder = (folder: string): Promise<void> =>
  unpackPgliteImage(inject("pgliteImage"), folder);

/** Runs one statement outside of any test database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
