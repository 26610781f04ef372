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

/** What a reader knows of a text, as the contract has it. */
export interface Known {
  known_percent: number | null;
  known_level: Level | null;
}

/** Of a visitor nothing is known. */
export const UNKNOWN: Known = { known_percent: null, known_level: null };

/** What the reader knows of each rewrite; all rewrites are in one language. */
export async function knownShares(
  db: Db,
  rewriteIds: readonly number[],
  language: LanguageCode,
  { userId, level }: KnownWords,
): Promise<Map<number, Known>> {
  if (rewriteIds.length === 0) return new Map();
  const easy = LEVELS.slice(0, LEVELS.indexOf(level) + 1);
  const rows = await findPercents(db, { ids: [...rewriteIds], easy, userId, language });
  return new Map(
    rows.map(({ id, percent, own }) => [
      id,
      { known_percent: Math.round(percent), known_level: own ? null : level },
    ]),
  );
}

interface PercentsOf {
  ids: number[];
  /** The levels whose words count as known. */
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
  const isKnown = sql`(${saved.known} is true or ${rewriteLemmas.band} = any(${of.easy}::text[]))`;
  const own = db
    .select({ id: savedWords.id })
    .from(savedWords)
    .where(
      and(
        eq(savedWords.userId, of.userId),
        eq(savedWords.sourceLang, of.language),
        eq(savedWords.status, "known"),
      ),
    )
    .limit(1);
  return db
    .select({
      id: rewriteLemmas.rewriteId,
      percent: sql<number>`(100.0 * coalesce(sum(${rewriteLemmas.count}) filter (where ${isKnown}), 0)
        / sum(${rewriteLemmas.count}))::float8`,
      own: sql<boolean>`exists ${own}`,
    })
    .from(lemmas)
    .crossJoinLateral(saved)
    .innerJoin(rewriteLemmas, eq(rewriteLemmas.lemma, lemmas.lemma))
    .where(isWanted)
    .groupBy(rewriteLemmas.rewriteId);
}, "known_shares");
