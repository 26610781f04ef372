import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedBooks } from "../../features/books/seed-books.ts";
import { buildLexicon } from "../../language/lexicon/lexicon.ts";
import type { Database } from "../../platform/database/open.ts";
import { articles, rewriteLemmas, rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { FIXTURE_CORPUS } from "../../testing/content/fixture-corpus.ts";
import { testDatabase } from "../../testing/database.ts";
import { collectionInProcess } from "./collection-in-process.ts";
import { type Import, importCorpus } from "./import-corpus.ts";

let database: Database;
let folder: string;
/** What the first import did, of one text, and the second. */
let parts: Import[];

beforeAll(async () => {
  database = await testDatabase();
  await seedBooks(database.db);
  parts = [await importFrom(FIXTURE_CORPUS, 1), await importFrom(FIXTURE_CORPUS)];
  folder = await mkdtemp(join(tmpdir(), "lagom-corpus-"));
  await cp(FIXTURE_CORPUS, folder, { recursive: true });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function importFrom(folder: string, most?: number): Promise<Import> {
  const collection = collectionInProcess(folder);
  try {
    return await importCorpus(database.db, collection, most === undefined ? {} : { most });
  } finally {
    await collection.close();
  }
}

async function rewriteOf(language: "sv" | "en" | "ja", level: "A2" | "B1") {
  const [row] = await database.db
    .select()
    .from(rewrites)
    .where(and(isNull(rewrites.bookId), eq(rewrites.language, language), eq(rewrites.level, level)));
  if (!row) throw new Error("no such rewrite");
  const paragraphs = await database.db
    .select()
    .from(rewriteParagraphs)
    .where(eq(rewriteParagraphs.rewriteId, row.id))
    .orderBy(rewriteParagraphs.position);
  return { row, paragraphs };
}

/** `written=lemma:concept` of every token of a paragraph. */
function glossed(paragraph: {
  text: string;
  tokens: number[];
  entries: { lemma: string; concepts: string[] }[];
}) {
  const shown: string[] = [];
  for (let at = 0; at < paragraph.tokens.length; at += 3) {
    const [start = 0, end = 0, index = 0] = paragraph.tokens.slice(at, at + 3);
    const entry = paragraph.entries[index];
    shown.push(`${paragraph.text.slice(start, end)}=${entry?.lemma}:${entry?.concepts.join(",")}`);
  }
  return shown;
}

test("stores as many texts as are asked for, and then the rest", () => {
  expect(parts).toEqual([
    { imported: 1, left: 2 },
    { imported: 2, left: 0 },
  ]);
});

test("stores each text tokenised, with its senses", async () => {
  const { row, paragraphs } = await rewriteOf("sv", "A2");
  expect(row).toMatchObject({
    title: "Havet i Fundy",
    summary: "Vattnet stiger.",
    wordCount: 12,
    origin: "corpus",
  });
  expect(paragraphs.map((p) => p.text)).toEqual([
    "Havet i Fundy",
    "Havet stiger varje dag. Det finns ett hav i Fundy.",
    "Banken ger el.",
  ]);
  expect(paragraphs[1]?.sentences).toEqual([0, 23, 24, 50]);
  expect(glossed(paragraphs[1] as never)).toEqual([
    "Havet=hav:sea",
    "stiger=stiga:rise",
    "varje=varje:every",
    "dag=dag:day",
    "Det finns=finnas:exist",
    "ett=en:a",
    "hav=hav:sea",
    "i=i:in",
    "Fundy=fundy:",
  ]);
});

test("a sense limited to the article comes before the default one", async () => {
  const { paragraphs } = await rewriteOf("sv", "A2");
  expect(glossed(paragraphs[2] as never)[0]).toBe("Banken=bank:bank-shore,bank-money");
});

test("日本語 is joined without gaps, and verbs with their endings", async () => {
  const { paragraphs } = await rewriteOf("ja", "A2");
  expect(paragraphs[1]?.text).toBe("海は毎日上がります。ファンディに海があります。");
  expect(glossed(paragraphs[1] as never)).toContain("上がります=上がる:rise");
});

test("a form listed for a word comes before another word's base form", () => {
  const line = (concept: string, lemma: string, forms: string[], line: number) => ({
    concept,
    lemma,
    forms,
    line,
    glossOnly: false,
    articles: [],
  });
  const lexicon = buildLexicon("sv", [line("because", "för", ["ty"], 1), line("for", "för", ["för"], 2)]);
  const token = { start: 0, end: 3, form: "för", lemma: null, candidates: [], reading: null, number: false };
  expect(lexicon.senses(token, "").map(({ concept }) => concept)).toEqual(["for"]);
});

test("names and numbers do not count as words to know", async () => {
  const { row } = await rewriteOf("sv", "A2");
  const lemmas = await database.db.select().from(rewriteLemmas).where(eq(rewriteLemmas.rewriteId, row.id));
  expect(lemmas.map((l) => l.lemma)).not.toContain("fundy");
  expect(lemmas.find((l) => l.lemma === "hav")).toMatchObject({ count: 2, band: "A1" });
});

test("a second import changes nothing; a changed text keeps its id", async () => {
  const { db } = database;
  const before = await rewriteOf("sv", "A2");
  expect(await importFrom(folder)).toEqual({ imported: 0, left: 0 });
  const file = join(folder, "articles/tidal-power/sv.txt");
  const changed = (await readFile(file, "utf8")).replace("Banken ger el.", "Banken ger hav.");
  await writeFile(file, changed);
  expect(await importFrom(folder)).toEqual({ imported: 1, left: 0 });
  const after = await rewriteOf("sv", "A2");
  expect(after.row.id).toBe(before.row.id);
  expect(after.paragraphs[2]?.text).toBe("Banken ger hav.");
  expect(await db.$count(articles)).toBe(1);
  expect(await db.$count(rewrites)).toBe(22);
});

test("an import that fails within a text keeps the languages before it whole, and the next stores the text again", async () => {
  const file = join(folder, "articles/tidal-power/sv.txt");
  await writeFile(file, (await readFile(file, "utf8")).replace("Banken ger hav.", "Havet ger el."));
  const collection = collectionInProcess(folder);
  const build: typeof collection.build = async (text) => {
    const built = await collection.build(text);
    return built.map((rewrite) =>
      rewrite.language === "ja" ? { ...rewrite, wordCount: Number.NaN } : rewrite,
    );
  };
  await expect(importCorpus(database.db, { ...collection, build })).rejects.toThrow();
  await collection.close();
  expect((await rewriteOf("sv", "A2")).paragraphs[2]?.text).toBe("Havet ger el.");
  expect(await database.db.$count(rewrites)).toBe(22);
  expect(await importFrom(folder)).toEqual({ imported: 1, left: 0 });
});

test("an error in a file is named, and nothing of the import is stored", async () => {
  const file = join(folder, "articles/tidal-power/en.txt");
  await writeFile(file, "# A2\ntitle: Only a title\n");
  await expect(importFrom(folder)).rejects.toThrow(/articles\/tidal-power\/en\.txt:1: A2 has no summary/);
  expect((await rewriteOf("en", "A2")).row.title).toBe("The sea in Fundy");
});
