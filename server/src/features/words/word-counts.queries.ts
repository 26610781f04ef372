import { MOST_SAVED_WORDS, type WordStatus } from "@lagom/shared/contract/words";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, sql } from "drizzle-orm";
import { built, type Values } from "../../platform/database/built.ts";
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
  let total = 0;
  for (const [, group] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    const change = group.reduce((sum, { sign }) => sum + sign, 0);
    const [first] = group;
    if (!first || change === 0) continue;
    const { sourceLang, status } = first.word;
    const [counted] = await addToCount(tx, { userId, sourceLang, status, change });
    total = counted?.total ?? 0;
  }
  if (added.length > taken.length && total > MOST_SAVED_WORDS) throw tooManyWords();
}

export const tooManyWords = () =>
  new HttpError("conflict", ({ words }) => words.tooMany({ most: MOST_SAVED_WORDS }));

/** Returns how many words the user has of all languages and statuses. The subquery does not see the row as it has just become. */
const addToCount = built((db, of: Values<Counted & { userId: string; change: number }>) => {
  const { userId, sourceLang, status, words } = savedWordCounts;
  return db
    .insert(savedWordCounts)
    .values({ userId: of.userId, sourceLang: of.sourceLang, status: of.status, words: of.change })
    .onConflictDoUpdate({
      target: [userId, sourceLang, status],
      set: { words: sql`${words} + ${of.change}::int` },
    })
    .returning({
      total: sql<number>`${words} + coalesce((select sum(other.words) from ${savedWordCounts} other
        where other.user_id = ${of.userId}::uuid
          and (other.source_lang, other.status) <> (${of.sourceLang}, ${of.status})), 0)::int`,
    });
}, "add_to_count");

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
