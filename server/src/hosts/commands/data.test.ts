import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { folderStore } from "@lagom/releases/folder-store";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { type Database, openDatabase } from "../../platform/database/open.ts";
import { readTables } from "../../platform/database/transfer/catalog.ts";
import { exportData } from "../../platform/database/transfer/export-data.ts";
import { importData } from "../../platform/database/transfer/import-data.ts";
import { administer, testDatabase } from "../../testing/database.ts";
import { type PostgresServer, startPostgres } from "../../testing/postgres.ts";
import { buildHosts } from "../start/hosts.ts";

const ACCOUNT = { email: "lena@example.com", password: "a good password" };

let folder: string;
let file: string;
let postgres: PostgresServer;
let source: Database;
let target: Database;
let refreshToken: string;
const closers: (() => Promise<unknown>)[] = [];

/** The API and auth hosts over a database. */
async function serve(database: Database): Promise<{ api: FastifyInstance; auth: FastifyInstance }> {
  const config = readConfig({
    LOG_LEVEL: "silent",
    LAGOM_DATA: folder,
    LAGOM_ROLES: "api,auth",
    SIGNUP_AUTOCONFIRM: "true",
    SIGNING_KEY_SECRET: "a secret of at least 32 characters",
  });
  const hosts = await buildHosts(config, database, folderStore(join(folder, "releases")), {});
  for (const { app } of hosts) closers.push(() => app.close());
  const [auth, api] = hosts.map(({ app }) => app);
  return { auth: auth as FastifyInstance, api: api as FastifyInstance };
}

async function post(app: FastifyInstance, url: string, payload: object, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const reply = await app.inject({ method: "POST", url, payload, headers });
  return { status: reply.statusCode, body: reply.json() };
}

const word = (source_word: string) => ({
  source_word,
  translated_word: "straße “quoted”, \\ and\ttab 🐦",
  source_lang: "sv",
  target_lang: "en",
});

/** A new database of the server, with all tables and nothing in them. */
async function emptyDatabase(name: string): Promise<Database> {
  await administer(postgres.url("postgres"), `create database ${name}`);
  const database = await openDatabase({ url: postgres.url(name) });
  closers.push(() => database.close());
  return database;
}

/** A digest of the rows of each table. */
async function digests({ db }: Database): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const { name, columns } of await readTables(db)) {
    const row = columns.map((column) => `${column.name}::text`).join(", ");
    const { rows } = await db.execute(
      sql.raw(`select count(*)::int, md5(string_agg(r, '' order by r)) from
        (select array[${row}]::text as r from ${name}) as rows`),
    );
    all[name] = rows[0];
  }
  return all;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-data-"));
  file = join(folder, "data.gz");
  postgres = await startPostgres();
  closers.push(() => postgres.stop());
  await (await openDatabase({ url: postgres.url("template1") })).close(); // from which new databases are copied
  source = await testDatabase();
  closers.push(() => source.close());
  const { api, auth } = await serve(source);
  const { body } = await post(auth, "/auth/v1/signup", ACCOUNT);
  refreshToken = body.refresh_token;
  for (let at = 0; at < 3; at++) {
    expect((await post(api, "/api/user-words", word(`fågel ${at}`), body.access_token)).status).toBe(201);
  }
  // More rows than are read at a time.
  await source.db.execute(sql`
    insert into books (slug, title, authors, language, search_text, search_words)
    select 'book-' || n, 'Book ' || n, array['Some "body"', 'É, {x}'], 'en', 'book ' || n, to_tsvector('simple', 'book it''s')
    from generate_series(1, 450) n`);
  await exportData(source, file);
  target = await emptyDatabase("lagom");
  await importData(target, file);
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

it("carries every row of the embedded database to PostgreSQL, and back", async () => {
  const before = await digests(source);
  expect(before["public.books"]).toMatchObject({ count: 450 });
  expect(await digests(target)).toEqual(before);
  const back = join(folder, "back.gz");
  await exportData(target, back);
  const again = await emptyDatabase("again");
  await importData(again, back);
  expect(await digests(again)).toEqual(before);
});

it("keeps accounts, sessions and words, and goes on counting", async () => {
  const { api, auth } = await serve(target);
  expect((await post(auth, "/auth/v1/token?grant_type=password", ACCOUNT)).status).toBe(200);
  const refreshed = await post(auth, "/auth/v1/token?grant_type=refresh_token", {
    refresh_token: refreshToken,
  });
  expect(refreshed.status).toBe(200);
  const token = refreshed.body.access_token;
  expect((await post(api, "/api/user-words", word("ny"), token)).status).toBe(201);
  const reply = await api.inject({ url: "/api/user-words", headers: { authorization: `Bearer ${token}` } });
  expect(reply.json().words.map(({ source_word }: { source_word: string }) => source_word)).toEqual([
    "ny",
    "fågel 2",
    "fågel 1",
    "fågel 0",
  ]);
});

it("refuses a database that has rows, and leaves it as it was", async () => {
  const before = await digests(target);
  await expect(importData(target, file)).rejects.toThrow("import into one that is empty");
  expect(await digests(target)).toEqual(before);
});

it("refuses a file that is cut off, of another version, or no file of ours, and imports nothing of it", async () => {
  const empty = await emptyDatabase("refusing");
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split("\n");
  const variant = async (name: string, content: Buffer | string) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const ofLines = (kept: string[]) => gzipSync(kept.join("\n"));
  const header = JSON.parse(lines[0] ?? "");
  for (const [name, content, message] of [
    ["cut-lines.gz", ofLines(lines.slice(0, -2)), "is not complete"],
    [
      "missing-rows.gz",
      ofLines(lines.filter((line) => !line.includes('public.books","columns'))),
      "is not complete",
    ],
    ["cut-bytes.gz", (await readFile(file)).subarray(0, -200), "cannot be read"],
    [
      "other.gz",
      ofLines([JSON.stringify({ ...header, migration: "0" }), ...lines.slice(1)]),
      "another version",
    ],
    ["text.gz", gzipSync("hello\n"), "is no file of exported data"],
    ["plain.gz", "hello", "cannot be read"],
  ] as const) {
    await expect(importData(empty, await variant(name, content)), name).rejects.toThrow(message);
  }
  expect((await digests(empty))["public.books"]).toMatchObject({ count: 0 });
  await importData(empty, file);
});
