import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { folderStore } from "@lagom/releases/folder-store";
import { seedBooks } from "@lagom/server/features/books/seed-books";
import { buildApi } from "@lagom/server/hosts/api/build-api";
import { readConfig } from "@lagom/server/platform/config";
import { openDatabase } from "@lagom/server/platform/database/open";
import { inBulk } from "@lagom/server/testing/in-bulk";
import { testUser, verifyTestToken } from "@lagom/server/testing/tokens";
import { collectionInProcess } from "@lagom/server/texts/collection/collection-in-process";
import { CORPUS_FOLDER, importCorpus } from "@lagom/server/texts/collection/import-corpus";
import { sql } from "drizzle-orm";
import { ACCOUNT_TABLES, fillAccount } from "./account-rows.ts";
import type { Account } from "./stall-accounts.ts";
import { type Collection, fillCollection } from "./stall-rows.ts";

/**
 * The API in its own process, with the limits of production and the whole collection: on PostgreSQL if `DATABASE_URL` is set,
 * else embedded. Sends its parent its address and the tokens of two users, one of them with very many rows.
 */
export interface StallServer {
  url: string;
  victim: string;
  /** Those that do their worst. */
  accounts: Record<Account, string>;
  collection: Collection;
  /** A list with 5,000 books that belongs to the attacker. */
  list: number;
  bookIds: number[];
}

/** What the server has used since it was last asked with the message `usage`. */
export interface Usage {
  /** CPU time of all its threads, a second. */
  cores: number;
  /** Share of the time for which the event loop was busy. */
  loop: number;
  /** 99th percentile of its delay, in milliseconds. */
  delay: number;
}

/** Below the limit of an account, so that an import still fits. */
const WORDS = 90_000;
const BOOKS = 5000;
/** More than a text marks. */
const COLLECTOR_WORDS = 25_000;

const { DATABASE_URL: url, ...env } = process.env;
const config = readConfig({
  ...env,
  LOG_LEVEL: "silent",
  STRICT_LIMITS: "true",
  TRUSTED_PROXIES: "127.0.0.1",
});
const database = await openDatabase(url ? { url } : { folder: null });
const { db } = database;
await seedBooks(db);
const texts = collectionInProcess(CORPUS_FOLDER);
await importCorpus(db, texts);
await texts.close();

const store = folderStore(join(tmpdir(), "lagom-bench-no-releases"));
const app = await buildApi({ database, config, verifyToken: verifyTestToken, store });
const newUser = () => testUser({ expiresIn: 7200 });
const [attacker, victim, collector] = [await newUser(), await newUser(), await newUser()];
const [endless, lines, letters] = [await newUser(), await newUser(), await newUser()];
for (const { headers } of [attacker, victim, collector, endless, lines, letters])
  await app.inject({ url: "/api/user/me", headers });
await inBulk(database, ACCOUNT_TABLES, async (tx) => {
  await fillAccount(tx, attacker.id, WORDS);
  await fillAccount(tx, victim.id, 1000);
  await fillAccount(tx, collector.id, COLLECTOR_WORDS);
});
const { rows: books } = await db.execute<{ id: number }>(sql`
  insert into books (slug, title, authors, search_text)
  select 'stall-' || n, 'Stall ' || n, array['Nobody'], 'stall ' || n from generate_series(1, ${BOOKS}::int) n returning id`);
const bookIds = books.map(({ id }) => id);
const { rows: lists } = await db.execute<{ id: number }>(sql`
  insert into book_lists (user_id, name, position) values (${attacker.id}::uuid, 'All', 0) returning id`);
const list = lists[0]?.id ?? 0;
await db.execute(sql`insert into book_list_books (list_id, book_id, position)
  select ${list}::int, id, id from books where slug like 'stall-%'`);
const collection = await fillCollection(db, collector.id);
await db.execute(sql`vacuum analyze`);

const ready: StallServer = {
  url: await app.listen({ port: 0, host: "127.0.0.1" }),
  victim: victim.headers.authorization,
  accounts: {
    attacker: attacker.headers.authorization,
    collector: collector.headers.authorization,
    endless: endless.headers.authorization,
    lines: lines.headers.authorization,
    letters: letters.headers.authorization,
  },
  collection,
  list,
  bookIds,
};
process.send?.(ready);

const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
let since = { at: performance.now(), cpu: process.cpuUsage(), loop: performance.eventLoopUtilization() };
process.on("message", () => {
  const { user, system } = process.cpuUsage(since.cpu);
  const usage: Usage = {
    cores: (user + system) / 1000 / (performance.now() - since.at),
    loop: performance.eventLoopUtilization(since.loop).utilization,
    delay: delays.percentile(99) / 1e6,
  };
  delays.reset();
  since = { at: performance.now(), cpu: process.cpuUsage(), loop: performance.eventLoopUtilization() };
  process.send?.(usage);
});
