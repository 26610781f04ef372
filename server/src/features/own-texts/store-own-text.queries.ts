import type { OwnText } from "@lagom/shared/contract/own-texts";
import { eq, sql } from "drizzle-orm";
import { batches, jsonRows } from "../../platform/database/batches.ts";
import type { Db } from "../../platform/database/open.ts";
import { ownTexts } from "../../schema/own-texts.table.ts";
import { rewriteLemmas, rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import type { BuiltRewrite } from "../../texts/passages/build-rewrite.ts";
import type { LemmaCount, StoredParagraph } from "../../texts/passages/paragraph.ts";
import { noSuchText } from "./own-texts.queries.ts";

/** PostgreSQL's code for a row whose owner is gone. */
const NO_SUCH_OWNER = "23503";

/*
 * A long text is stored in statements of their own, so that others' queries run in between on a database of one connection.
 * Each may find that the text was deleted meanwhile.
 */

/** Begins a reserved text. @returns the id of its rewrite @throws HttpError not_found when it was deleted meanwhile */
export function startRewrite(
  db: Db,
  ownTextId: number,
  facts: Pick<BuiltRewrite, "language" | "title" | "summary">,
  source: OwnText["source"],
): Promise<number> {
  return unlessDeleted(async () => {
    await db
      .update(ownTexts)
      .set({ sourceName: source.name, sourceUrl: source.url })
      .where(eq(ownTexts.id, ownTextId));
    const [rewrite] = await db
      .insert(rewrites)
      .values({ ownTextId, ...facts, level: "A1", wordCount: 0, origin: "source" })
      .returning({ id: rewrites.id });
    if (!rewrite) throw noSuchText();
    return rewrite.id;
  });
}

/**
 * Stores paragraphs, or replaces those at their positions.
 * @param from position of the first; 0 is the title
 * @throws HttpError not_found when the text was deleted meanwhile
 */
export function storeParagraphs(
  db: Db,
  rewriteId: number,
  from: number,
  paragraphs: readonly StoredParagraph[],
): Promise<void> {
  const { text, sentences, tokens, entries, sentenceKeys, wordCount } = rewriteParagraphs;
  const set = Object.fromEntries(
    Object.entries({ text, sentences, tokens, entries, sentenceKeys, wordCount }).map(([field, column]) => [
      field,
      sql.raw(`excluded."${column.name}"`),
    ]),
  );
  const rows = paragraphs.map((paragraph, at) => ({ rewriteId, position: from + at, ...paragraph }));
  const target = [rewriteParagraphs.rewriteId, rewriteParagraphs.position];
  return unlessDeleted(async () => {
    await db.insert(rewriteParagraphs).values(rows).onConflictDoUpdate({ target, set });
  });
}

/** Notes how much of a text is prepared, in percent below 100. One that could be read before stays readable. */
export async function noteProgress(db: Db, ownTextId: number, done: number): Promise<void> {
  const progress = sql`case when ${ownTexts.progress} < 100 then ${done}::smallint else ${ownTexts.progress} end`;
  await db.update(ownTexts).set({ progress, retokenised: done }).where(eq(ownTexts.id, ownTextId));
}

/** Stores what is known of a text as a whole, after which it can be read. @throws HttpError not_found when it was deleted */
export async function finishRewrite(
  db: Db,
  ownTextId: number,
  rewriteId: number,
  facts: Pick<BuiltRewrite, "language" | "level" | "wordCount" | "levelReport">,
  lemmas: readonly LemmaCount[],
): Promise<void> {
  await replaceLemmas(db, rewriteId, lemmas);
  await db.transaction(async (tx) => {
    await tx.update(ownTexts).set({ progress: 100 }).where(eq(ownTexts.id, ownTextId));
    await tx.update(rewrites).set(facts).where(eq(rewrites.id, rewriteId));
  });
}

async function replaceLemmas(db: Db, rewriteId: number, lemmas: readonly LemmaCount[]): Promise<void> {
  await db.delete(rewriteLemmas).where(eq(rewriteLemmas.rewriteId, rewriteId));
  for (const batch of batches(lemmas))
    await unlessDeleted(() =>
      db.execute(sql`insert into rewrite_lemmas (rewrite_id, lemma, band, count)
        select ${rewriteId}::int, lemma, band, count
        from jsonb_to_recordset(${jsonRows(batch)}::jsonb) as counted (lemma text, band text, count int)`),
    );
}

async function unlessDeleted<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
    throw cause?.code === NO_SUCH_OWNER ? noSuchText() : error;
  }
}
