import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { rewriteLemmas } from "../../schema/texts.table.ts";
import { savedWords } from "../../schema/words.table.ts";

/** Of a reader's due words, whatever their language, so many are looked for in texts: the most overdue. */
const MOST_DUE = 1000;

/** How many of a reader's words that are due occur in each rewrite; those without any are left out. */
export async function countDueWords(
  db: Db,
  rewriteIds: readonly number[],
  language: LanguageCode,
  userId: string,
): Promise<Map<number, number>> {
  if (rewriteIds.length === 0) return new Map();
  const rows = await findDue(db, { ids: [...rewriteIds], userId, language });
  return new Map(rows.map(({ id, words }) => [id, words]));
}

const findDue = built((db, of: Values<{ ids: number[]; userId: string; language: LanguageCode }>) => {
  // In the order of the due index, of which no more is read. Drizzle names an expression without its table, so by a name of its own.
  const overdue = db
    .select({
      language: savedWords.sourceLang,
      lemma: sql<string>`lower(coalesce(${savedWords.lemma}, ${savedWords.wordKey}))`.as("due_lemma"),
    })
    .from(savedWords)
    .where(
      and(
        eq(savedWords.userId, of.userId),
        sql`${savedWords.status} in ('new', 'learning')`,
        lte(savedWords.dueAt, sql`now()`),
      ),
    )
    .orderBy(asc(savedWords.dueAt), asc(savedWords.createdAt), asc(savedWords.id))
    .limit(MOST_DUE)
    .as("overdue");
  return db
    .select({
      id: rewriteLemmas.rewriteId,
      words: sql<number>`count(distinct ${rewriteLemmas.lemma})::int`,
    })
    .from(rewriteLemmas)
    .innerJoin(overdue, and(eq(overdue.lemma, rewriteLemmas.lemma), eq(overdue.language, of.language)))
    .where(sql`${rewriteLemmas.rewriteId} = any(${of.ids}::int[])`)
    .groupBy(rewriteLemmas.rewriteId);
}, "due_words");
