import type { BookPart } from "@lagom/shared/contract/text";
import { and, eq, isNull, notInArray, type SQL } from "drizzle-orm";
import { batches } from "../../platform/database/batches.ts";
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

/** Brings the texts of the collection up to date; their ids stay, and so do texts from other origins. */
export async function replaceCorpusTexts(
  tx: Db,
  of: RewriteOf,
  built: readonly BuiltRewrite[],
): Promise<void> {
  const kept: number[] = [];
  for (const text of built) kept.push(await storeCorpusText(tx, of, text));
  await tx
    .delete(rewrites)
    .where(and(ofText(of), eq(rewrites.origin, "corpus"), notInArray(rewrites.id, kept)));
}

async function storeCorpusText(tx: Db, of: RewriteOf, built: BuiltRewrite): Promise<number> {
  const same = and(ofText(of), eq(rewrites.language, built.language), eq(rewrites.level, built.level));
  const [stored] = await tx
    .select({ id: rewrites.id })
    .from(rewrites)
    .where(and(same, eq(rewrites.origin, "corpus")));
  if (!stored) return insertRewrite(tx, of, built, { origin: "corpus" });
  await updateRewrite(tx, stored.id, built);
  return stored.id;
}

/**
 * Stores a new text; an older one of the same book, part, language and level is superseded but stays.
 * @returns its id
 */
export async function insertRewrite(
  tx: Db,
  of: RewriteOf,
  built: BuiltRewrite,
  facts: Pick<typeof rewrites.$inferInsert, "origin" | "meaningReport">,
): Promise<number> {
  const { language, level, title, summary, wordCount, levelReport } = built;
  const same = and(ofText(of), eq(rewrites.language, language), eq(rewrites.level, level));
  if ("bookId" in of) {
    await tx
      .update(rewrites)
      .set({ supersededAt: new Date() })
      .where(and(same, isNull(rewrites.supersededAt)));
  }
  const [rewrite] = await tx
    .insert(rewrites)
    .values({ ...of, language, level, title, summary, wordCount, levelReport, ...facts })
    .returning({ id: rewrites.id });
  if (!rewrite) throw new Error(`The rewrite ${language} ${level} was not stored`);
  await storeBody(tx, rewrite.id, built);
  return rewrite.id;
}

/** Replaces the contents of a rewrite; its id stays. */
export async function updateRewrite(
  tx: Db,
  id: number,
  built: BuiltRewrite,
  facts: Partial<Pick<typeof rewrites.$inferInsert, "origin" | "meaningReport">> = {},
): Promise<void> {
  const { title, summary, wordCount, levelReport } = built;
  await tx
    .update(rewrites)
    .set({ title, summary, wordCount, levelReport, ...facts })
    .where(eq(rewrites.id, id));
  await storeBody(tx, id, built);
}

/** Replaces the paragraphs of a rewrite and its word count. */
export async function storeBody(
  tx: Db,
  rewriteId: number,
  { paragraphs, lemmas }: Pick<BuiltRewrite, "paragraphs" | "lemmas">,
): Promise<void> {
  await tx.delete(rewriteParagraphs).where(eq(rewriteParagraphs.rewriteId, rewriteId));
  await tx.delete(rewriteLemmas).where(eq(rewriteLemmas.rewriteId, rewriteId));
  const rows = paragraphs.map((paragraph, position) => ({ rewriteId, position, ...paragraph }));
  for (const batch of batches(rows)) await tx.insert(rewriteParagraphs).values(batch);
  const counts = lemmas.map((lemma) => ({ rewriteId, ...lemma }));
  for (const batch of batches(counts)) await tx.insert(rewriteLemmas).values(batch);
}
