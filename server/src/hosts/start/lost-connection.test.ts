import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startAuth } from "../../identity/auth/testing.ts";
import { readConfig } from "../../platform/config.ts";
import { type Database, openDatabase } from "../../platform/database/open.ts";
import { openPostgres, POSTGRES_LIMITS } from "../../platform/database/postgres.ts";
import { isDatabaseUnavailable } from "../../platform/database/unavailable.ts";
import { type PostgresServer, startPostgres } from "../../testing/postgres.ts";
import { testUser, verifyTestToken } from "../../testing/tokens.ts";
import { buildApi } from "../api/build-api.ts";

let folder: string;
let postgres: PostgresServer;
let database: Database;
let auth: Awaited<ReturnType<typeof startAuth>>;
let api: Awaited<ReturnType<typeof buildApi>>;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url("postgres") });
  folder = await mkdtemp(join(tmpdir(), "lagom-lost-connection-"));
  auth = await startAuth({ LAGOM_DATA: folder }, database);
  api = await buildApi({
    database,
    config: readConfig({ LOG_LEVEL: "silent", LAGOM_DATA: folder }),
    verifyToken: verifyTestToken,
    store: folderStore(join(folder, "releases")),
  });
});
afterAll(async () => {
  await api.close();
  await auth.close();
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const reasonOf = (failed: Promise<unknown>) =>
  failed.catch((error) => error.cause?.code ?? error.cause?.message ?? error.message);
const BUSY = "select pg_sleep(60)";
const endBackends = (where: string) =>
  `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity where ${where}`;

/** Ends connections of the given kind until there have been as many. */
async function endOnes(operator: Pick<Database, "db">, where: string, wanted: number) {
  for (let ended = 0; ended < wanted; ) {
    const { rows } = await operator.db.execute<{ ended: number }>(endBackends(where));
    ended += rows[0]?.ended ?? 0;
  }
}

it("outlives the loss of connections that are in use, and the next query gets a new one", async () => {
  const operator = openPostgres(postgres.url("postgres"));
  const busy = Array.from({ length: 4 }, () => reasonOf(database.db.execute(BUSY)));
  await endOnes(operator, `query = '${BUSY}'`, 4);
  expect(await Promise.all(busy)).toEqual(["57P01", "57P01", "57P01", "57P01"]);
  const betweenQueries = database.db
    .transaction(async (tx) => {
      await tx.execute("select 1 as between_queries");
      await endOnes(operator, "query like '%between_queries' and state = 'idle in transaction'", 1);
      // The driver hears of the loss while nobody waits for a query.
      await new Promise((heard) => setImmediate(() => setImmediate(heard)));
      await tx.execute("select 1");
    })
    .catch(isDatabaseUnavailable);
  expect(await betweenQueries).toBe(true);
  expect((await database.db.execute("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await operator.close();
});

it("ends statements and waits for locks and connections at their limits", async () => {
  const limited = openPostgres(postgres.url("postgres"), {
    ...POSTGRES_LIMITS,
    pool: 2,
    connectMs: 300,
    statementMs: 500,
    lockMs: 100,
  });
  const { db } = limited;
  expect(await reasonOf(db.execute(BUSY))).toBe("57014");
  await database.db.transaction(async (tx) => {
    await tx.execute("lock table users");
    expect(await reasonOf(db.execute("select 1 from users"))).toBe("55P03");
  });
  const busy = [1, 2].map(() => reasonOf(db.execute(BUSY)));
  expect(await reasonOf(db.execute("select 1"))).toMatch(/timeout exceeded when trying to connect/);
  await Promise.all(busy);
  expect(
    await limited.withoutLimits(async (free) => (await free.execute("show statement_timeout")).rows),
  ).toEqual([{ statement_timeout: "0" }]);
  await limited.close();
});

it("while PostgreSQL is away, API and auth answer 503 with the time to wait, and are alive but not ready", async () => {
  const { headers } = await testUser();
  await postgres.stop();
  const words = await api.inject({ url: "/api/user-words", headers });
  expect([words.statusCode, words.headers["retry-after"], words.json().error.code]).toEqual([
    503,
    "3",
    "unavailable",
  ]);
  const signIn = await auth.call("POST /token?grant_type=password", {
    body: { email: "reader@example.com", password: "correct horse" },
  });
  expect([signIn.statusCode, signIn.headers["retry-after"]]).toEqual([503, "3"]);
  const health = await auth.call("GET /health");
  expect([health.statusCode, health.headers["retry-after"], health.json()]).toEqual([
    503,
    "3",
    { code: "unexpected_failure", message: "The database does not answer" },
  ]);
  for (const host of [api, auth.app]) {
    expect((await host.inject("/livez")).statusCode).toBe(200);
    const ready = await host.inject("/readyz");
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      {
        status: "unavailable",
        alive: true,
        pages: "not served",
        database: "away",
        disk: "writable",
      },
    ]);
  }
});
