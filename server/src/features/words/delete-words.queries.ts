import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, inArray, sql } from "drizzle-orm";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { reviewAnswers } from "../../schema/reviews.table.ts";
import { deletedWords, savedWords } from "../../schema/words.table.ts";
import { type Counted, countWords } from "./word-counts.queries.ts";

/**
 * Deletes the user's own among the words; for a day they can be restored.
 * @returns the ids of those that were there
 */
export async function deleteWords(db: Db, userId: string, ids: readonly number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(savedWords)
      .where(and(inArray(savedWords.id, [...ids]), eq(savedWords.userId, userId)))
      .returning({
        id: savedWords.id,
        sourceLang: savedWords.sourceLang,
        wordKey: savedWords.wordKey,
        status: savedWords.status,
        row: sql`to_jsonb(${savedWords})`,
      });
    if (gone.length === 0) return [];
    await tx.insert(deletedWords).values(gone.map(({ status: _, ...word }) => ({ userId, ...word })));
    await countWords(tx, userId, { taken: gone });
    return gone.map(({ id }) => id);
  });
}

/**
 * Brings the user's deleted words back as they were, ids and review schedules too; they do not count as newly saved.
 * A word that was saved or imported again meanwhile stays as it is, and the answers of the deleted one are dropped.
 * @returns the ids of those that were brought back
 */
export async function restoreWords(db: Db, userId: string, ids: readonly number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const wanted = and(inArray(deletedWords.id, [...ids]), eq(deletedWords.userId, userId));
    const taken = await tx
      .delete(deletedWords)
      .where(wanted)
      .returning({ id: deletedWords.id, row: deletedWords.row });
    const { rows } = await tx.execute<Counted & { id: string } & Record<string, unknown>>(sql`
      insert into ${savedWords} overriding system value
      select word.* from jsonb_populate_recordset(null::${savedWords}, ${JSON.stringify(taken.map(({ row }) => row))}) word
      on conflict do nothing
      returning id, source_lang as "sourceLang", status`);
    // The driver gives 64-bit numbers of plain SQL as text.
    const back = new Set(rows.map(({ id }) => Number(id)));
    await forgetAnswers(
      tx,
      taken.filter(({ id }) => !back.has(id)),
    );
    await countWords(tx, userId, { added: rows });
    return [...back];
  });
}

/** Removes the deleted copy of a word that is saved again. @returns whether there was one */
export async function forgetDeleted(
  tx: Db,
  userId: string,
  language: LanguageCode,
  key: string,
): Promise<boolean> {
  const gone = await takeDeleted(tx, { userId, language, key });
  await forgetAnswers(tx, gone);
  return gone.length > 0;
}

const takeDeleted = built(
  (db, of: Values<{ userId: string; language: LanguageCode; key: string }>) =>
    db
      .delete(deletedWords)
      .where(
        and(
          eq(deletedWords.userId, of.userId),
          eq(deletedWords.sourceLang, of.language),
          eq(deletedWords.wordKey, of.key),
        ),
      )
      .returning({ id: deletedWords.id }),
  "take_deleted_word",
);

/** Deletes the answers to words that are gone for good. */
export async function forgetAnswers(tx: Db, words: readonly { id: number }[]): Promise<void> {
  if (words.length === 0) return;
  const ids = words.map(({ id }) => id);
  await tx.delete(reviewAnswers).where(inArray(reviewAnswers.wordId, ids));
}
