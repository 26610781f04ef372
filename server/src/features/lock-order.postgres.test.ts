import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Database, Db } from "../platform/database/open.ts";
import { activityDaily } from "../schema/activities.table.ts";
import { modelUsage } from "../schema/rewrite-jobs.table.ts";
import { users } from "../schema/users.table.ts";
import { savedWordCounts, savedWords } from "../schema/words.table.ts";
import { postgresDatabase } from "../testing/database.ts";
import { addText } from "../testing/texts.ts";
import { countCall, spend } from "../texts/rewriting/jobs/budget.queries.ts";
import { recordActivity } from "./activities/record-activity.queries.ts";
import { deleteOwnText, reserveOwnText } from "./own-texts/own-texts.queries.ts";
import { finishRewrite, startRewrite, storeParagraphs } from "./own-texts/store-own-text.queries.ts";
import { changeStatus, saveWord } from "./words/change-words.queries.ts";
import { importPortion, importWords } from "./words/import-words.queries.ts";
import { spellings } from "./words/saved-word.ts";
import { countWords } from "./words/word-counts.queries.ts";

/** Calls of one user that meet in a real PostgreSQL: PGlite has one session, in which nothing waits for a lock. */
let database: Database;
let db: Db;
let userId: string;
beforeAll(async () => {
  database = await postgresDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  userId = randomUUID();
  await db.insert(users).values({ id: userId, email: `${userId}@example.com` });
});

const word = (source_word: string) => ({
  source_word,
  translated_word: source_word,
  source_lang: "sv" as const,
  target_lang: "en" as const,
});
const countsOf = async () => {
  const rows = await db.select().from(savedWordCounts).where(eq(savedWordCounts.userId, userId));
  return Object.fromEntries(rows.map(({ status, words }) => [status, words]));
};

/** Until so many sessions wait for a lock. */
async function untilWaiting(sessions: number): Promise<void> {
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await vi.waitFor(async () => expect((await db.execute(waiting)).rows).toEqual([{ count: sessions }]), {
    interval: 5,
    timeout: 20_000,
  });
}

/** Starts the calls one after the other, each when the one before it waits, behind what `lock` holds until all do. */
async function meet(lock: (tx: Db) => Promise<unknown>, calls: (() => Promise<unknown>)[]) {
  const started: Promise<PromiseSettledResult<unknown>[]>[] = [];
  await db.transaction(async (tx) => {
    await lock(tx);
    for (const call of calls) {
      // Settled from the start: one that fails before the lock is released would else count as an unhandled rejection.
      started.push(Promise.allSettled([call()]));
      await untilWaiting(started.length);
    }
  });
  return (await Promise.all(started)).flat();
}

const ALL_DONE = [{ status: "fulfilled" }, { status: "fulfilled" }];

test("words that take each other's status at once", async () => {
  const known = await saveWord(db, userId, { ...word("hund"), status: "known" });
  const fresh = await saveWord(db, userId, word("katt"));
  const lock = (tx: Db) => tx.execute(sql`select 1 from saved_word_counts where status = 'known' for update`);
  const outcomes = await meet(lock, [
    () => changeStatus(db, userId, [known.id], "new"),
    () => changeStatus(db, userId, [fresh.id], "known"),
  ]);
  expect(outcomes).toMatchObject(ALL_DONE);
  expect(await countsOf()).toEqual({ known: 1, new: 1 });
});

test("a text that is asked for while the model is called for another", async () => {
  const budgets = { perDay: 10, perUser: 10 };
  await db.transaction((tx) => spend(tx, userId, budgets));
  const lock = (tx: Db) => tx.execute(sql`select 1 from model_usage where scope = 'all' for update`);
  const outcomes = await meet(lock, [
    () => countCall(db, userId),
    () => db.transaction((tx) => spend(tx, userId, budgets)),
  ]);
  expect(outcomes).toMatchObject(ALL_DONE);
  const usage = await db.select().from(modelUsage).where(eq(modelUsage.scope, userId));
  expect(usage).toMatchObject([{ texts: 2, calls: 1 }]);
});

/** Stores a word, and does not count it yet. */
const hold = (tx: Db, source_word: string) =>
  tx
    .insert(savedWords)
    .values({ userId, ...spellings(source_word, "x", "sv"), sourceLang: "sv", targetLang: "en" });

test("a word that is saved while a long file with it is imported", async () => {
  const file = Array.from({ length: 501 }, (_, n) => word(`ord${String(n).padStart(3, "0")}`));
  await saveWord(db, userId, word("hund"));
  const imported: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await hold(tx, "zebra");
    imported.push(importWords(db, userId, [...file, word("zebra")], false));
    await untilWaiting(1);
    await countWords(tx, userId, { added: [{ sourceLang: "sv", status: "new" }] });
  });
  expect(await Promise.all(imported)).toMatchObject([{ length: 502 }]);
  expect(await countsOf()).toEqual({ new: 503 });
});

test("a text of one's own that is deleted while it is stored", async () => {
  const source = { name: "Pasted text", url: null };
  const paragraph = { text: "Hej", sentences: [], tokens: [], entries: [], sentenceKeys: [], wordCount: 1 };
  const store = (rewriteId: number) => storeParagraphs(db, rewriteId, 0, [paragraph]);
  const finish = (rewriteId: number, id: number) => finishRewrite(db, id, rewriteId, whole, lemmas);
  const facts = { language: "sv", title: "Hej", summary: "" } as const;
  const levelReport = { within: null, mean_sentence: 0, longest_sentence: 0, estimated: null };
  const whole = { language: "sv", level: "A2", wordCount: 1, levelReport } as const;
  const lemmas = [{ lemma: "hej", band: null, count: 1 }];
  for (const write of [store, finish]) {
    const id = await reserveOwnText(db, userId, source);
    const rewriteId = await startRewrite(db, id, facts, source);
    const [outcome] = await meet((tx) => deleteOwnText(tx, userId, id), [() => write(rewriteId, id)]);
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "not_found" } });
  }
});

test("two files with the same words, in another order", async () => {
  const [a, b] = [word("a"), word("b")];
  const lock = async (tx: Db) => {
    await hold(tx, "a");
    await tx.delete(savedWords).where(eq(savedWords.userId, userId));
  };
  const outcomes = await meet(lock, [
    // As in two processes: in one, an import waits for the one before it.
    () => importPortion(db, userId, [a, b]),
    () => importPortion(db, userId, [b, a]),
  ]);
  expect(outcomes).toMatchObject(ALL_DONE);
  expect(await countsOf()).toEqual({ new: 2 });
});

test("two devices that report the same minutes", async () => {
  const now = new Date("2026-03-10T00:10:00Z");
  const report = async () => {
    const { rewriteId: rewrite_id } = await addText(db);
    const activity = { activity_type: "article_read", rewrite_id, activity_data: { seconds: 600 } } as const;
    return () => recordActivity(db, userId, activity, now);
  };
  const lock = (tx: Db) => tx.execute(sql`select 1 from users where id = ${userId} for update`);
  const outcomes = await meet(lock, [await report(), await report()]);
  expect(outcomes).toMatchObject(ALL_DONE);
  const days = await db.select().from(activityDaily).where(eq(activityDaily.userId, userId));
  expect(days).toMatchObject([{ day: "2026-03-10", seconds: 600 }]);
});
