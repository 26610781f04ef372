import type { LanguageCode } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { and, eq, sql } from "drizzle-orm";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { rewriteLemmas } from "../../schema/texts.table.ts";
import { savedWords } from "../../schema/words.table.ts";

/** The reader whose words count as known (docs/decisions/0005-known-percent.md). */
export interface KnownWords {
  userId: string;
  /** The reader's level in the language of the text. */
  level: Level;
}

/** Percentage of running words that the reader knows in each rewrite; all rewrites are in one language. */
export async function knownPercents(
  db: Db,
  rewriteIds: readonly number[],
  language: LanguageCode,
  { userId, level }: KnownWords,
): Promise<Map<number, number>> {
  if (rewriteIds.length === 0) return new Map();
  const easy = LEVELS.slice(0, LEVELS.indexOf(level) + 1);
  const rows = await findPercents(db, { ids: [...rewriteIds], easy, userId, language });
  return new Map(rows.map(({ id, percent }) => [id, Math.round(percent)]));
}

interface PercentsOf {
  ids: number[];
  /** The levels whose words count as known until they are saved. */
  easy: Level[];
  userId: string;
  language: LanguageCode;
}

const findPercents = built((db, of: Values<PercentsOf>) => {
  const isWanted = sql`${rewriteLemmas.rewriteId} = any(${of.ids}::int[])`;
  const lemmas = db
    .selectDistinct({ lemma: rewriteLemmas.lemma })
    .from(rewriteLemmas)
    .where(isWanted)
    .as("lemmas");
  // Each base form of the texts is looked for among the reader's words, of which there may be very many.
  const saved = db
    .select({
      known: sql<boolean>`bool_or(${savedWords.status} = 'known')`.as("known"),
      learning: sql<boolean>`bool_or(${savedWords.status} in ('new', 'learning'))`.as("learning"),
    })
    .from(savedWords)
    .where(
      and(
        eq(savedWords.userId, of.userId),
        eq(savedWords.sourceLang, of.language),
        sql`lower(coalesce(${savedWords.lemma}, ${savedWords.wordKey})) = ${lemmas.lemma}`,
      ),
    )
    .as("saved");
  const isKnown = sql`(${saved.known} is true
    or (${saved.learning} is not true and ${rewriteLemmas.band} = any(${of.easy}::text[])))`;
  return db
    .select({
      id: rewriteLemmas.rewriteId,
      percent: sql<number>`(100.0 * coalesce(sum(${rewriteLemmas.count}) filter (where ${isKnown}), 0)
        / sum(${rewriteLemmas.count}))::float8`,
    })
    .from(lemmas)
    .crossJoinLateral(saved)
    .innerJoin(rewriteLemmas, eq(rewriteLemmas.lemma, lemmas.lemma))
    .where(isWanted)
    .groupBy(rewriteLemmas.rewriteId);
}, "known_percents");
