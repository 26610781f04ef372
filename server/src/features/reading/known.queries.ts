import type { LanguageCode } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { and, eq, not, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { knownWords } from "../../schema/known-words.table.ts";
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
  const isEasy = sql`coalesce(${rewriteLemmas.band} = any(${of.easy}::text[]), false)`;
  const hard = db
    .selectDistinct({ lemma: rewriteLemmas.lemma })
    .from(rewriteLemmas)
    .where(and(isWanted, not(isEasy)))
    .as("hard");
  const isOwn = and(
    eq(savedWords.userId, of.userId),
    eq(savedWords.sourceLang, of.language),
    eq(savedWords.status, "known"),
  );
  const isSaid = and(eq(knownWords.userId, of.userId), eq(knownWords.language, of.language));
  const one = { one: sql<number>`1`.as("one") };
  // Each base form is looked for among the reader's words, of which there may be very many.
  const saved = db
    .select(one)
    .from(savedWords)
    .where(and(isOwn, sql`lower(coalesce(${savedWords.lemma}, ${savedWords.wordKey})) = ${hard.lemma}`))
    .limit(1);
  const said = db
    .select(one)
    .from(knownWords)
    .where(and(isSaid, eq(knownWords.lemma, hard.lemma)))
    .limit(1);
  const found = unionAll(saved, said).limit(1).as("found");
  const known = db.select({ lemma: hard.lemma }).from(hard).crossJoinLateral(found).as("known");
  const own = unionAll(
    db.select(one).from(savedWords).where(isOwn).limit(1),
    db.select(one).from(knownWords).where(isSaid).limit(1),
  );
  return db
    .select({
      id: rewriteLemmas.rewriteId,
      percent: sql<number>`(100.0 * coalesce(sum(${rewriteLemmas.count})
        filter (where ${isEasy} or ${known.lemma} is not null), 0) / sum(${rewriteLemmas.count}))::float8`,
      own: sql<boolean>`exists (${own})`,
    })
    .from(rewriteLemmas)
    .leftJoin(known, eq(known.lemma, rewriteLemmas.lemma))
    .where(isWanted)
    .groupBy(rewriteLemmas.rewriteId);
}, "known_shares");
