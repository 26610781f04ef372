import type { WordStatus } from "@lagom/shared/contract/words";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { savedWordCounts } from "./words.table.ts";

/** What a word is counted by. */
export interface Counted {
  sourceLang: LanguageCode;
  status: WordStatus;
}

/** Counts words in, or out; call it in the transaction that stored or deleted them. */
export async function countWords(
  tx: Db,
  userId: string,
  words: readonly Counted[],
  sign: 1 | -1,
): Promise<void> {
  const groups = Map.groupBy(words, ({ sourceLang, status }) => `${sourceLang} ${status}`);
  // In one order, so that two calls of a user cannot wait for each other.
  for (const [, group] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    const [word] = group;
    if (!word) continue;
    const change = sign * group.length;
    await tx
      .insert(savedWordCounts)
      .values({ userId, sourceLang: word.sourceLang, status: word.status, words: change })
      .onConflictDoUpdate({
        target: [savedWordCounts.userId, savedWordCounts.sourceLang, savedWordCounts.status],
        set: { words: sql`${savedWordCounts.words} + ${change}` },
      });
  }
}

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
