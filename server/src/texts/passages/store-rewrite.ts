import type { BookPart } from "@lagom/shared/text/book-parts";
import { and, eq, inArray, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import { jsonRows } from "../../platform/database/batches.ts";
import type { Db } from "../../platform/database/open.ts";
import { rewriteLemmas, rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import type { BuiltRewrite } from "./build-rewrite.ts";

/** The subject of a rewrite. */
export type RewriteOf = { articleId: number } | { bookId: number; part: BookPart };

/** Limits rewrites to those of one article or one text of a book. */
export function ofText(of: RewriteOf): SQL | undefined {
  if ("articleId" in of) return eq(rewrites.articleId, of.articleId);
  return and(eq(rewrites.bookId, of.bookId), eq(rewrites.part, of.part));
}

/**
 * Brings the texts of the collection up to date; their ids stay, and so do texts from other origins. Each language is a
 * transaction of its own, so that readers need not wait for all of them.
 */
export async function replaceCorpusTexts(
  db: Db,
  of: RewriteOf,
  built: readonly BuiltRewrite[],
): Promise<void> {
  const texts = Map.groupBy(built, ({ language }) => language);
  for (const [language, levels] of texts)
    await db.transaction((tx) =>
      replaceLevels(tx, and(ofCorpus(of), eq(rewrites.language, language)), of, levels),
    );
  await db.delete(rewrites).where(and(ofCorpus(of), notInArray(rewrites.language, [...texts.keys()])));
}

const ofCorpus = (of: RewriteOf) => and(ofText(of), eq(rewrites.origin, "corpus"));

async function replaceLevels(
  tx: Db,
  here: SQL | undefined,
  of: RewriteOf,
  built: readonly BuiltRewrite[],
): Promise<void> {
  const stored = await tx.select({ id: rewrites.id, level: rewrites.level }).from(rewrites).where(here);
  const ids = new Map(stored.map(({ id, level }) => [level, id]));
  for (const text of built) {
    const id = ids.get(text.level);
    if (id) await updateFacts(tx, id, text);
  }
  const added = built.filter(({ level }) => !ids.has(level));
  for (const { id, level } of await insertFacts(tx, of, added, { origin: "corpus" })) ids.set(level, id);
  await storeBodies(
    tx,
    built.map((text) => ({ ...text, rewriteId: ids.get(text.level) ?? 0 })),
  );
  const kept = built.map(({ level }) => level);
  await tx.delete(rewrites).where(and(here, notInArray(rewrites.level, kept)));
}

/**
 * Stores a new text; an older one of the same book, part, language and level is superseded but stays.
 * @returns its id
 */
export async function insertRewrite(
  tx: Db,
  of: RewriteOf,
  built: BuiltRewrite,
  facts: Facts & Pick<typeof rewrites.$inferInsert, "origin">,
): Promise<number> {
  const { language, level } = built;
  const same = and(ofText(of), eq(rewrites.language, language), eq(rewrites.level, level));
  if ("bookId" in of) {
    await tx
      .update(rewrites)
      .set({ supersededAt: new Date() })
      .where(and(same, isNull(rewrites.supersededAt)));
  }
  const [rewrite] = await insertFacts(tx, of, [built], facts);
  if (!rewrite) throw new Error(`The rewrite ${language} ${level} was not stored`);
  await storeBody(tx, rewrite.id, built);
  return rewrite.id;
}

/** Replaces the contents of a rewrite; its id stays. */
export async function updateRewrite(
  tx: Db,
  id: number,
  built: BuiltRewrite,
  facts: Facts = {},
): Promise<void> {
  await updateFacts(tx, id, built, facts);
  await storeBody(tx, id, built);
}

/** Replaces the paragraphs of a rewrite and its word count. */
export async function storeBody(
  tx: Db,
  rewriteId: number,
  { paragraphs, lemmas }: Pick<BuiltRewrite, "paragraphs" | "lemmas">,
): Promise<void> {
  await storeBodies(tx, [{ rewriteId, paragraphs, lemmas }]);
}

type Facts = Partial<Pick<typeof rewrites.$inferInsert, "origin" | "meaningReport">>;

async function insertFacts(
  tx: Db,
  of: RewriteOf,
  built: readonly BuiltRewrite[],
  facts: Facts & Pick<typeof rewrites.$inferInsert, "origin">,
) {
  if (built.length === 0) return [];
  return tx
    .insert(rewrites)
    .values(built.map((text) => ({ ...of, ...factsOf(text), ...facts })))
    .returning({ id: rewrites.id, language: rewrites.language, level: rewrites.level });
}

async function updateFacts(tx: Db, id: number, built: BuiltRewrite, facts: Facts = {}): Promise<void> {
  await tx
    .update(rewrites)
    .set({ ...factsOf(built), ...facts })
    .where(eq(rewrites.id, id));
}

const factsOf = ({ paragraphs, lemmas, ...facts }: BuiltRewrite) => facts;

/** Replaces paragraphs and lemmas of several rewrites, each list as one parameter: one a value takes longer than to insert it. */
async function storeBodies(
  tx: Db,
  bodies: readonly (Pick<BuiltRewrite, "paragraphs" | "lemmas"> & { rewriteId: number })[],
): Promise<void> {
  const ids = bodies.map(({ rewriteId }) => rewriteId);
  await tx.delete(rewriteParagraphs).where(inArray(rewriteParagraphs.rewriteId, ids));
  await tx.delete(rewriteLemmas).where(inArray(rewriteLemmas.rewriteId, ids));
  const paragraphs = bodies.flatMap((body) =>
    body.paragraphs.map((paragraph, position) => ({
      rewrite_id: body.rewriteId,
      position,
      text: paragraph.text,
      sentences: paragraph.sentences,
      tokens: paragraph.tokens,
      entries: paragraph.entries,
      sentence_keys: paragraph.sentenceKeys,
      word_count: paragraph.wordCount,
      rewritten: paragraph.rewritten ?? true,
      heading: paragraph.heading ?? false,
    })),
  );
  // By name, so that a column which a later version adds gets its default.
  const columns = sql`rewrite_id, position, text, sentences, tokens, entries, sentence_keys, word_count, rewritten, heading`;
  await tx.execute(sql`insert into ${rewriteParagraphs} (${columns})
    select ${columns} from json_populate_recordset(null::${rewriteParagraphs}, ${jsonRows(paragraphs)})`);
  const lemmas = bodies.flatMap((body) =>
    body.lemmas.map((lemma) => ({ rewrite_id: body.rewriteId, ...lemma })),
  );
  await tx.execute(sql`insert into ${rewriteLemmas}
    select * from json_populate_recordset(null::${rewriteLemmas}, ${jsonRows(lemmas)})`);
}
