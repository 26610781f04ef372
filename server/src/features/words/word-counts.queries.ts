import { MOST_SAVED_WORDS, type WordStatus } from "@lagom/shared/contract/words";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { savedWordCounts } from "../../schema/words.table.ts";

/** What a word is counted by. */
export interface Counted {
  sourceLang: LanguageCode;
  status: WordStatus;
}

/**
 * Counts words in and out; call it once, and last, in the transaction that stored or deleted them: the counts are locked in
 * one order, and none while it waits for a word, so that two calls of a user cannot wait for each other.
 * @throws HttpError conflict when the user would have more words than may be kept
 */
export async function countWords(
  tx: Db,
  userId: string,
  words: { added?: readonly Counted[]; taken?: readonly Counted[] },
): Promise<void> {
  const { added = [], taken = [] } = words;
  const signed = [...added.map((word) => ({ word, sign: 1 })), ...taken.map((word) => ({ word, sign: -1 }))];
  const groups = Map.groupBy(signed, ({ word }) => `${word.sourceLang} ${word.status}`);
  for (const [, group] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    const change = group.reduce((sum, { sign }) => sum + sign, 0);
    const [first] = group;
    if (!first || change === 0) continue;
    const { sourceLang, status } = first.word;
    await tx
      .insert(savedWordCounts)
      .values({ userId, sourceLang, status, words: change })
      .onConflictDoUpdate({
        target: [savedWordCounts.userId, savedWordCounts.sourceLang, savedWordCounts.status],
        set: { words: sql`${savedWordCounts.words} + ${change}` },
      });
  }
  if (added.length > taken.length && (await readCount(tx, userId, {})) > MOST_SAVED_WORDS)
    throw tooManyWords();
}

export const tooManyWords = () =>
  new HttpError("conflict", `You keep ${MOST_SAVED_WORDS} words; delete some to make room`);

/** How many words a user has, in one language and of one status where given. */
export async function readCount(db: Db, userId: string, of: Partial<Counted>): Promise<number> {
  const [count] = await db
    .select({ words: sql<number>`coalesce(sum(${savedWordCounts.words}), 0)::int` })
    .from(savedWordCounts)
    .where(
      and(
        eq(savedWordCounts.userId, userId),
        of.sourceLang ? eq(savedWordCounts.sourceLang, of.sourceLang) : undefined,
        of.status ? eq(savedWordCounts.status, of.status) : undefined,
      ),
    );
  return count?.words ?? 0;
}
