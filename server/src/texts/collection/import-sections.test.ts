import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { articles, rewriteLemmas, rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { importSections } from "../../testing/content/content.ts";
import { testDatabase } from "../../testing/database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await importSections(database.db);
});
afterAll(() => database.close());

async function rewriteOf(language: "sv" | "en") {
  const [row] = await database.db
    .select({ rewrite: rewrites })
    .from(rewrites)
    .innerJoin(articles, eq(articles.id, rewrites.articleId))
    .where(and(eq(articles.slug, "sections"), eq(rewrites.language, language), eq(rewrites.level, "A2")));
  if (!row) throw new Error("no such rewrite");
  const paragraphs = await database.db
    .select()
    .from(rewriteParagraphs)
    .where(eq(rewriteParagraphs.rewriteId, row.rewrite.id))
    .orderBy(asc(rewriteParagraphs.position));
  return { ...row.rewrite, paragraphs };
}

test("the headings of sections are stored as paragraphs, tokenised like any other", async () => {
  const { paragraphs } = await rewriteOf("sv");
  expect(paragraphs.map(({ text, heading }) => [text, heading])).toEqual([
    ["Havet varje dag", false],
    ["Havet är där varje dag.", false],
    ["Havet i Fundy", true],
    ["Havet i Fundy stiger. Det finns en bank där.", false],
    ["Banken", true],
    ["Banken är vid havet.", false],
  ]);
  expect(paragraphs[2]).toMatchObject({ sentences: [0, 13], wordCount: 3 });
  expect(paragraphs[2]?.entries.map(({ form, concepts }) => [form, concepts])).toEqual([
    ["havet", ["sea"]],
    ["i", ["in"]],
    ["fundy", []],
  ]);
});

test("headings count neither as sentences nor as words of the text", async () => {
  const { levelReport, wordCount, id } = await rewriteOf("sv");
  // 5, 4, 4 and 4 words; the expression “det finns” is one.
  expect(wordCount).toBe(17);
  expect(levelReport).toMatchObject({ mean_sentence: 4.25, longest_sentence: 5 });
  const lemmas = await database.db.select().from(rewriteLemmas).where(eq(rewriteLemmas.rewriteId, id));
  expect(lemmas.find(({ lemma }) => lemma === "hav")?.count).toBe(3);
});

test("a version from before headings can still store paragraphs, which are none", async () => {
  const { id } = await rewriteOf("en");
  const row = {
    rewrite_id: id,
    position: 50,
    text: "The sea.",
    sentences: [0, 8],
    tokens: [],
    entries: [],
    sentence_keys: ["sea"],
    word_count: 0,
    rewritten: true,
  };
  await database.db.execute(sql`insert into ${rewriteParagraphs}
    select * from json_populate_recordset(null::${rewriteParagraphs}, ${JSON.stringify([row])}::json)`);
  const { paragraphs } = await rewriteOf("en");
  expect(paragraphs.at(-1)).toMatchObject({ text: "The sea.", heading: null });
});
