import { randomUUID } from "node:crypto";
import { type Database, openDatabase } from "@lagom/server/platform/database/open";
import { sessions } from "@lagom/server/schema/auth/sessions.table";
import { users } from "@lagom/server/schema/users.table";
import { startPostgres } from "@lagom/server/testing/postgres";
import { eq, sql } from "drizzle-orm";

const ACCOUNTS = 20_000;
const TRIES = 3000;

/** The cost for every call of loading the session along with the account (decision 0061): medians, measured in turns. */
export async function benchSession(): Promise<void> {
  console.log(`\nA call's own query, median milliseconds, among ${ACCOUNTS} accounts`);
  const postgres = await startPostgres();
  await measure("PGlite", await openDatabase({ folder: null }));
  await measure("PostgreSQL", await openDatabase({ url: postgres.url("postgres") }));
  await postgres.stop();
}

async function measure(name: string, { db, close }: Database): Promise<void> {
  const id = randomUUID();
  await db.insert(users).values({ id, email: "one@lagom.se" });
  await db.execute(sql`insert into auth.users (id, email, user_metadata)
    select gen_random_uuid(), n || '@lagom.se', '{}' from generate_series(1, ${ACCOUNTS}::int) n`);
  await db.execute(
    sql`insert into auth.sessions (user_id, refresh_key, amr) select id, 'x', '[]' from auth.users`,
  );
  await db.execute(sql`analyze`);
  const [one] = await db.select({ id: sessions.id }).from(sessions).limit(1);
  const account = db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("account");
  const both = db
    .select({ user: users, sessionId: sessions.id })
    .from(sql`(select 1) as one`)
    .leftJoin(users, eq(users.id, sql.placeholder("id")))
    .leftJoin(sessions, eq(sessions.id, sql.placeholder("session")))
    .prepare("account_and_session");
  const [alone, together]: [number[], number[]] = [[], []];
  for (let n = 0; n < TRIES; n += 1) {
    alone.push(await timed(() => account.execute({ id })));
    together.push(await timed(() => both.execute({ id, session: one?.id })));
  }
  console.log(`  ${name.padEnd(12)} account ${median(alone)}   account and session ${median(together)}`);
  await close();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const median = (times: readonly number[]): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN).toFixed(3);
