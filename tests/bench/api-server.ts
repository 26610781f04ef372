import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { folderStore } from "@lagom/releases/folder-store";
import { seedBooks } from "@lagom/server/features/books/seed-books";
import { buildApi } from "@lagom/server/hosts/api/build-api";
import { buildAuth } from "@lagom/server/identity/auth/app";
import { createTokenVerifier } from "@lagom/server/identity/session/verify-token";
import { readConfig } from "@lagom/server/platform/config";
import { openDatabase } from "@lagom/server/platform/database/open";
import { inBulk } from "@lagom/server/testing/in-bulk";
import { collectionInProcess } from "@lagom/server/texts/collection/collection-in-process";
import { CORPUS_FOLDER, importCorpus } from "@lagom/server/texts/collection/import-corpus";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { ACCOUNT_TABLES, fillAccount } from "./account-rows.ts";
import { type ApiCall, type CallName, wordToSave } from "./api-calls.ts";
import { bareApp, type Recorded, recordStatements } from "./bare-route.ts";

/**
 * The API with the limits of production, the whole collection and signed-in readers, and beside it, on the same pool, bare routes
 * with the statements of its calls: on PostgreSQL if `DATABASE_URL` is set, else embedded. Sends its parent where they are.
 */
export interface ApiServer {
  url: string;
  bareUrl: string;
  readers: { id: string; token: string }[];
  calls: Record<CallName, ApiCall>;
  /** How many statements each call makes. */
  statements: Record<CallName, number>;
}

/** What this process used between `begin` and `end`. */
export interface Used {
  cpuMs: number;
  delayP99Ms: number;
}

const READERS = 8;
const WORDS = 1000;
const PREFERENCES = {
  target_language: "svenska",
  source_language: "english",
  preferred_levels: { svenska: "A2" },
  time_zone: "Europe/Stockholm",
};

const { DATABASE_URL: url, ...rest } = process.env;
const env = { ...rest, LOG_LEVEL: "warn" };
const database = await openDatabase(url ? { url } : { folder: null });
const { db } = database;
await seedBooks(db);
const collection = collectionInProcess(CORPUS_FOLDER);
await importCorpus(db, collection);
await collection.close();

const config = readConfig({ ...env, STRICT_LIMITS: "true", TRUSTED_PROXIES: "127.0.0.1" });
const store = folderStore(join(tmpdir(), "lagom-bench-no-releases"));
const app = await buildApi({ database, config, verifyToken: createTokenVerifier(config, db), store });
const auth = buildAuth({ database, config: readConfig({ ...env, SIGNUP_AUTOCONFIRM: "true" }) });
const readers: ApiServer["readers"] = [];
for (let n = 0; n < READERS; n += 1) {
  const payload = { email: `${randomUUID()}@example.com`, password: "a password of a bench" };
  const reply = await auth.inject({ method: "POST", url: "/auth/v1/signup", payload });
  const { access_token: token, user } = reply.json<{ access_token: string; user: { id: string } }>();
  readers.push({ id: user.id, token });
  const headers = { authorization: `Bearer ${token}` };
  const kept = await app.inject({
    method: "PUT",
    url: "/api/user/preferences",
    headers,
    payload: PREFERENCES,
  });
  if (kept.statusCode !== 200) throw new Error(`preferences answered ${kept.statusCode}: ${kept.body}`);
}
await inBulk(database, ACCOUNT_TABLES, async (tx) => {
  for (const { id } of readers) await fillAccount(tx, id, WORDS);
});

const { rows } = await db.execute<{ id: number }>(
  sql`select article_id as id from rewrites where language = 'sv' and level = 'A2' and article_id is not null
    order by word_count desc, id limit 1`,
);
const calls: ApiServer["calls"] = {
  newsfeed: { method: "GET", path: "/api/newsfeed?language=svenska&level=A2" },
  article: { method: "GET", path: `/api/article/${rows[0]?.id}/rewrite?language=svenska&level=A2` },
  save: { method: "POST", path: "/api/user-words" },
};
const recorded = {
  newsfeed: await record("newsfeed"),
  article: await record("article"),
  save: await record("save"),
};

/** Makes a call twice, so that what is cached is so in both, and writes down the second. */
async function record(name: CallName): Promise<Recorded> {
  const [reader] = readers;
  if (!reader) throw new Error("There are no readers");
  const make = async (key: string, word: string) => {
    const { method, path } = calls[name];
    const reply = await app.inject({
      method,
      url: path,
      headers: {
        authorization: `Bearer ${reader.token}`,
        ...(method === "POST" ? { "idempotency-key": key } : {}),
      },
      ...(method === "POST" ? { payload: wordToSave(word) } : {}),
    });
    if (reply.statusCode >= 300) throw new Error(`${name} answered ${reply.statusCode}: ${reply.body}`);
  };
  await make(randomUUID(), `warm-${randomUUID()}`);
  const [key, word] = [randomUUID(), `ord-${randomUUID()}`];
  const statements = await recordStatements(() => make(key, word));
  return { statements, user: reader.id, ...(name === "save" ? { key, word } : {}) };
}

const bare = bareApp((db as unknown as { $client: pg.Pool }).$client, recorded);
const delay = monitorEventLoopDelay({ resolution: 1 });
let cpu = process.cpuUsage();
process.on("message", (message: "begin" | "end" | "close") => {
  if (message === "begin") {
    delay.reset();
    delay.enable();
    cpu = process.cpuUsage();
  } else if (message === "end") {
    const { user, system } = process.cpuUsage(cpu);
    delay.disable();
    process.send?.({ cpuMs: (user + system) / 1000, delayP99Ms: delay.percentile(99) / 1e6 } satisfies Used);
  } else if (message === "close") {
    process.exit(0);
  }
});
const ready: ApiServer = {
  url: await app.listen({ port: 0, host: "127.0.0.1" }),
  bareUrl: await bare.listen({ port: 0, host: "127.0.0.1" }),
  readers,
  calls,
  statements: {
    newsfeed: recorded.newsfeed.statements.length,
    article: recorded.article.statements.length,
    save: recorded.save.statements.length,
  },
};
process.send?.(ready);
