import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { buildApi } from "@lagom/server/hosts/api/build-api";
import { readConfig } from "@lagom/server/platform/config";
import { type Database, openDatabase } from "@lagom/server/platform/database/open";
import { inBulk } from "@lagom/server/testing/in-bulk";
import { type PostgresServer, startPostgres } from "@lagom/server/testing/postgres";
import { type TestUser, testUser, verifyTestToken } from "@lagom/server/testing/tokens";
import pg from "pg";
import { ACCOUNT_TABLES, fillAccount, fillOthers } from "./account-rows.ts";

const CALLS = {
  "words, first page": "/api/user-words?page=1&limit=50",
  "words, one language": "/api/user-words?page=1&limit=50&language=sv",
  "words, one status": "/api/user-words?page=1&limit=50&status=learning",
  "words, alphabetical": "/api/user-words?page=1&limit=50&sort=word",
  "words, a search": "/api/user-words?page=1&limit=50&q=ord7",
  "what to review": "/api/user-words/reviews",
  "lookups, first page": "/api/user/word-lookups?page=1&limit=20",
  statistics: "/api/user/statistics",
  streak: "/api/user/streak",
} as const;
type CallName = keyof typeof CALLS;

const FEW = 1000;
const WARM_UP = 20;
const WANTED = 1.3;

/** A user, and the API on the database they are in. */
interface Side {
  api: Awaited<ReturnType<typeof buildApi>>;
  user: TestUser;
}

/**
 * The first pages and figures of the account: of a user with 1000 words and lookups alone, of one with very many, and of one
 * with 1000 among very many of others, requested in turns (docs/architecture.md#numbers).
 * @param many rows of the one user, and of all others together
 * @param tries number of times each call is made
 */
export async function benchAccount(many: number, tries: number): Promise<void> {
  console.log(
    `\nAccount, p95 milliseconds: ${FEW} rows alone, ${many} of one user, ${FEW} among ${many} of others`,
  );
  const postgres = await startPostgres();
  // Filling is the slow part: both are filled at the same time, and then measured one after the other.
  const filled = await Promise.all([
    fill("PGlite", () => openDatabase({ folder: null }), many),
    fill("PostgreSQL", (name) => openNew(postgres, name), many),
  ]);
  for (const one of filled) await measure(one, tries);
  await postgres.stop();
}

async function openNew(postgres: PostgresServer, name: string): Promise<Database> {
  const client = new pg.Client({ connectionString: postgres.url("postgres") });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return openDatabase({ url: postgres.url(name) });
}

interface Filled {
  name: string;
  databases: readonly Database[];
  sides: readonly Side[];
}

async function fill(
  name: string,
  open: (database: string) => Promise<Database>,
  many: number,
): Promise<Filled> {
  const begun = performance.now();
  const [small, large] = [await open("small"), await open("large")];
  const alone = await side(small);
  const [one, among] = [await side(large), await side(large)];
  await inBulk(small, ACCOUNT_TABLES, (db) => fillAccount(db, alone.user.id, FEW));
  await inBulk(large, ACCOUNT_TABLES, async (db) => {
    await fillAccount(db, one.user.id, many);
    await fillAccount(db, among.user.id, FEW);
    await fillOthers(db, many);
  });
  console.log(`  ${name} filled in ${Math.round((performance.now() - begun) / 1000)} s`);
  return { name, databases: [small, large], sides: [alone, one, among] };
}

async function measure({ name, databases, sides }: Filled, tries: number): Promise<void> {
  console.log(`  ${name}`);
  const over: string[] = [];
  for (const call of Object.keys(CALLS) as CallName[]) {
    const [few = 0, ...others] = await p95InTurns(sides, CALLS[call], tries);
    const ratios = others.map((time) => `${time.toFixed(2)} (${(time / few).toFixed(2)} ×)`);
    console.log(`    ${call.padEnd(22)} ${few.toFixed(2)}   ${ratios.join("   ")}`);
    if (others.some((time) => time / few > WANTED)) over.push(call);
  }
  const verdict = over.length > 0 ? `over it: ${over.join("; ")}` : "kept by all";
  console.log(`    wanted: ≤ ${WANTED.toFixed(2)} ×, ${verdict}`);
  for (const { api } of sides) await api.close();
  for (const database of databases) await database.close();
}

async function side(database: Database): Promise<Side> {
  const config = readConfig({ LOG_LEVEL: "silent" });
  const store = folderStore(join(tmpdir(), "lagom-bench-no-releases"));
  const api = await buildApi({ database, config, verifyToken: verifyTestToken, store });
  // Filling alone may take ten minutes.
  const user = await testUser({ expiresIn: 3600 });
  await api.inject({ url: "/api/user/me", headers: user.headers });
  return { api, user };
}

async function p95InTurns(sides: readonly Side[], url: string, tries: number): Promise<number[]> {
  const times = sides.map((): number[] => []);
  for (let round = -WARM_UP; round < tries; round++) {
    for (const [index, { api, user }] of sides.entries()) {
      const begun = performance.now();
      const reply = await api.inject({ url, headers: user.headers });
      const took = performance.now() - begun;
      if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
      if (round >= 0) times[index]?.push(took);
    }
  }
  return times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0);
}
