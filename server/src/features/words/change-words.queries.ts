import type { ParsedInput } from "@lagom/shared/contract/calls";
import type { SavedWord, WordStatus } from "@lagom/shared/contract/words";
import { MESSAGES } from "@lagom/shared/messages";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { built, type Values } from "../../platform/database/built.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { savedWords } from "../../schema/words.table.ts";
import { readableBy } from "../../texts/passages/readable.ts";
import { addToDay, dayIn, readerHabits } from "../activities/daily.queries.ts";
import { forgetDeleted } from "./delete-words.queries.ts";
import { noSuchWord, readWord, searchText, spellings } from "./saved-word.ts";
import { countWords } from "./word-counts.queries.ts";

type NewWord = ParsedInput<"POST /api/user-words">["body"];
type Change = ParsedInput<"PATCH /api/user-words/{id}">["body"];

/**
 * Saves a word, and counts it in the kept counter and the user's day. A word that was deleted within the last day was
 * counted then, and is not counted again.
 * @throws HttpError word_already_saved
 */
export async function saveWord(db: Db, userId: string, word: NewWord): Promise<SavedWord> {
  const { source_lang: language } = word;
  const id = await inTransaction(db, async (tx) => {
    const [saved] = await insertWord(tx, {
      userId,
      ...spellings(word.source_word, word.translated_word, language),
      sourceLang: language,
      targetLang: word.target_lang,
      lemma: word.lemma ?? null,
      rewriteId: word.context?.rewrite_id ?? null,
      sentence: word.context?.sentence ?? null,
      status: word.status ?? "new",
    });
    if (!saved) throw new HttpError("word_already_saved", MESSAGES.wordAlreadySaved);
    await countWords(tx, userId, { added: [{ sourceLang: language, status: saved.status }] });
    if (!(await forgetDeleted(tx, userId, language, saved.wordKey))) {
      const { timeZone, levelIn } = await readerHabits(tx, userId);
      const day = dayIn(timeZone, new Date());
      await addToDay(tx, { userId, day, language, level: levelIn(language) }, { wordsSaved: 1 });
    }
    return saved.id;
  });
  return readWord(db, userId, id);
}

type WordValues = Required<
  Omit<typeof savedWords.$inferInsert, "id" | "note" | "dueAt" | "lapses" | "createdAt" | "updatedAt">
>;

/** Its text is stored if the user may read it; else null, so that a word of a text that was deleted meanwhile is saved all the same. */
const insertWord = built((db, of: Values<WordValues>) => {
  const { rewriteId, userId } = of;
  const readable = sql`(select ${rewrites.id} from ${rewrites} where ${rewrites.id} = ${rewriteId} and ${readableBy(userId)})`;
  return db
    .insert(savedWords)
    .values({
      userId,
      sourceWord: of.sourceWord,
      wordKey: of.wordKey,
      translatedWord: of.translatedWord,
      searchText: of.searchText,
      sourceLang: of.sourceLang,
      targetLang: of.targetLang,
      status: of.status,
      lemma: of.lemma,
      rewriteId: readable,
      sentence: of.sentence,
    })
    .onConflictDoNothing()
    .returning({ id: savedWords.id, wordKey: savedWords.wordKey, status: savedWords.status });
}, "insert_word");

/**
 * Changes the fields given of one of the user's words.
 * @throws HttpError not_found
 */
export async function changeWord(db: Db, userId: string, id: number, change: Change): Promise<SavedWord> {
  await inTransaction(db, async (tx) => {
    const [before] = await lockWords(tx, userId, [id]);
    if (!before) throw noSuchWord();
    if (change.status) await setStatus(tx, userId, [before], change.status);
    const { translated_word: translated, note } = change;
    if (!translated && note === undefined) return;
    await tx
      .update(savedWords)
      .set({
        ...(translated && {
          translatedWord: translated,
          searchText: searchText(before.wordKey, translated),
        }),
        ...(note !== undefined && { note: note.toWellFormed() || null }),
        updatedAt: sql`now()`,
      })
      .where(eq(savedWords.id, id));
  });
  return readWord(db, userId, id);
}

/** Sets the status of several of the user's words. @returns the ids of those that exist */
export async function changeStatus(
  db: Db,
  userId: string,
  ids: readonly number[],
  status: WordStatus,
): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    const words = await lockWords(tx, userId, ids);
    await setStatus(tx, userId, words, status);
    return words.map(({ id }) => id);
  });
}

type Locked = Awaited<ReturnType<typeof lockWords>>[number];

/** Those words that belong to the user, locked in a fixed order, so that two calls cannot deadlock. */
function lockWords(tx: Db, userId: string, ids: readonly number[]) {
  const { id, wordKey, sourceLang, status } = savedWords;
  return tx
    .select({ id, wordKey, sourceLang, status })
    .from(savedWords)
    .where(and(inArray(id, [...ids]), eq(savedWords.userId, userId)))
    .orderBy(asc(id))
    .for("update");
}

async function setStatus(
  tx: Db,
  userId: string,
  words: readonly Locked[],
  status: WordStatus,
): Promise<void> {
  const others = words.filter((word) => word.status !== status);
  if (others.length === 0) return;
  const added = others.map(({ sourceLang }) => ({ sourceLang, status }));
  await countWords(tx, userId, { taken: others, added });
  const ids = others.map(({ id }) => id);
  await tx.update(savedWords).set({ status, updatedAt: sql`now()` }).where(inArray(savedWords.id, ids));
  await countLearnt(tx, userId, others, status);
}

/** Counts words on the user's day that are marked as known, and takes from it those that no longer are. */
async function countLearnt(
  tx: Db,
  userId: string,
  words: readonly Locked[],
  status: WordStatus,
): Promise<void> {
  const changed = status === "known" ? words : words.filter((word) => word.status === "known");
  if (changed.length === 0) return;
  const { timeZone, levelIn } = await readerHabits(tx, userId);
  const day = dayIn(timeZone, new Date());
  const sign = status === "known" ? 1 : -1;
  const byLanguage = Map.groupBy(changed, ({ sourceLang }) => sourceLang);
  // In one order, so that two calls cannot wait for each other.
  for (const [language, { length }] of [...byLanguage].sort(([a], [b]) => a.localeCompare(b)))
    await addToDay(tx, { userId, day, language, level: levelIn(language) }, { wordsLearnt: sign * length });
}
