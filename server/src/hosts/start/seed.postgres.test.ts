import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { type Database, LOCKS } from "../../platform/database/open.ts";
import { articles, rewrites } from "../../schema/texts.table.ts";
import { FIXTURE_CORPUS } from "../../testing/content/fixture-corpus.ts";
import { postgresDatabase } from "../../testing/database.ts";
import { collectionHere } from "../../texts/collection/collection-here.ts";
import { completeCollection, seed } from "./seed.ts";

const ARTICLES = 8;

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-seed-"));
  await cp(FIXTURE_CORPUS, folder, { recursive: true });
  const article = join(folder, "articles/tidal-power");
  for (let day = 2; day <= ARTICLES; day++) {
    const copy = join(folder, `articles/day-${day}`);
    await cp(article, copy, { recursive: true });
    const meta = await readFile(join(copy, "meta.json"), "utf8");
    await writeFile(join(copy, "meta.json"), meta.replace("2026-03-01", `2026-03-0${day}`));
  }
  database = await postgresDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const config = () => readConfig({ COLLECTION: folder, ADMIN_EMAILS: "operator@example.com" });
const never = new AbortController().signal;

async function stored() {
  const { db } = database;
  const rows = await db.select({ slug: articles.slug }).from(articles).orderBy(articles.publishedAt);
  const [{ of = 0 } = {}] = await db
    .select({ of: sql<number>`count(distinct part)::int` })
    .from(rewrites)
    .where(sql`book_id is not null`);
  return { articles: rows.map(({ slug }) => slug), bookTexts: of };
}

test("a start waits for the newest texts, the rest follows once, and goes on where it was ended", async () => {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  await seed(config(), database, collectionHere(folder), say);
  const newest = ["day-3", "day-4", "day-5", "day-6", "day-7", "day-8"];
  expect(await stored()).toEqual({ articles: newest, bookTexts: 0 });

  const { db } = database;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.filling})`);
    await completeCollection(config(), database, collectionHere(folder), say, never);
  });
  expect(await stored()).toEqual({ articles: newest, bookTexts: 0 });

  await expect(
    completeCollection(config(), database, collectionHere(folder), say, AbortSignal.abort()),
  ).rejects.toThrow("aborted");
  expect(said).toEqual(["reading the collection"]);

  await completeCollection(config(), database, collectionHere(folder), say, never);
  const all = { articles: ["tidal-power", "day-2", ...newest], bookTexts: 2 };
  expect(await stored()).toEqual(all);
  await seed(config(), database, collectionHere(folder), say);
  await completeCollection(config(), database, collectionHere(folder), say, never);
  expect(said).toEqual(["reading the collection", "the collection is complete"]);
});
