import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import type { SavedWord } from "@lagom/shared/contract/words";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { and, desc, eq, sql } from "drizzle-orm";
import { addToDay, dayIn, readerHabits } from "../activities/daily.queries.ts";
import { rewrites } from "../content/texts.table.ts";
import type { Db } from "../db/open.ts";
import { HttpError } from "../http/http-error.ts";
import { savedWordCounts, savedWords } from "./words.table.ts";

type NewWord = ParsedInput<"POST /api/user-words">["body"];
type Change = ParsedInput<"PATCH /api/user-words/{id}">["body"];

/**
 * Saves a word, and counts it in the kept counter and the user's day.
 * @throws HttpError word_already_saved
 */
export async function saveWord(db: Db, userId: string, word: NewWord): Promise<SavedWord> {
  const id = await db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(savedWords)
      .values({
        userId,
        sourceWord: word.source_word.normalize("NFC"),
        wordKey: wordKey(word.source_word, word.source_lang),
        translatedWord: word.translated_word,
        sourceLang: word.source_lang,
        targetLang: word.target_lang,
        lemma: word.lemma ?? null,
        rewriteId: word.context?.rewrite_id ?? null,
        sentence: word.context?.sentence ?? null,
        ...(word.status ? { status: word.status } : {}),
      })
      .onConflictDoNothing()
      .returning({ id: savedWords.id });
    if (!saved) throw new HttpError("word_already_saved", "Word already saved");
    await addToCount(tx, userId, word.source_lang, 1);
    const { timeZone, levelIn } = await readerHabits(tx, userId);
    const language = word.source_lang;
    const day = dayIn(timeZone, new Date());
    await addToDay(tx, { userId, day, language, level: levelIn(language) }, { wordsSaved: 1 });
    return saved.id;
  });
  return readWord(db, userId, id);
}

/** A page of the user's words, newest first, with the count of all. */
export async function listWords(
  db: Db,
  userId: string,
  page: { page: number; limit: number; language: LanguageCode | undefined },
): Promise<Reply<"GET /api/user-words">> {
  const { limit, language } = page;
  const rows = await selectWords(db)
    .where(and(eq(savedWords.userId, userId), language ? eq(savedWords.sourceLang, language) : undefined))
    .orderBy(desc(savedWords.createdAt), desc(savedWords.id))
    .limit(limit + 1)
    .offset((page.page - 1) * limit);
  const [count] = await db
    .select({ words: sql<number>`coalesce(sum(${savedWordCounts.words}), 0)::int` })
    .from(savedWordCounts)
    .where(
      and(
        eq(savedWordCounts.userId, userId),
        language ? eq(savedWordCounts.sourceLang, language) : undefined,
      ),
    );
  return {
    words: rows.slice(0, limit).map(toSavedWord),
    total: count?.words ?? 0,
    page: page.page,
    limit,
    has_more: rows.length > limit,
  };
}

/**
 * Changes the fields given of one of the user's words.
 * @throws HttpError not_found
 */
export async function changeWord(db: Db, userId: string, id: number, change: Change): Promise<SavedWord> {
  await db
    .update(savedWords)
    .set({
      updatedAt: sql`now()`,
      ...(change.status ? { status: change.status } : {}),
      ...(change.translated_word ? { translatedWord: change.translated_word } : {}),
    })
    .where(isOwn(userId, id));
  return readWord(db, userId, id);
}

/**
 * Deletes one of the user's words.
 * @throws HttpError not_found
 */
export async function deleteWord(db: Db, userId: string, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(savedWords)
      .where(isOwn(userId, id))
      .returning({ sourceLang: savedWords.sourceLang });
    if (!deleted) throw noSuchWord();
    await addToCount(tx, userId, deleted.sourceLang, -1);
  });
}

/** Whether the user has saved a word of a language, into any language. */
export async function checkWord(
  db: Db,
  userId: string,
  word: string,
  sourceLang: LanguageCode,
): Promise<Reply<"GET /api/user-words/check/{word}">> {
  const [found] = await db
    .select({ id: savedWords.id, status: savedWords.status })
    .from(savedWords)
    .where(
      and(
        eq(savedWords.userId, userId),
        eq(savedWords.sourceLang, sourceLang),
        eq(savedWords.wordKey, wordKey(word, sourceLang)),
      ),
    )
    .limit(1);
  return { saved: found !== undefined, id: found?.id ?? null, status: found?.status ?? null };
}

/** Every word of a language that a text should mark. */
export async function listMarks(
  db: Db,
  userId: string,
  language: LanguageCode,
): Promise<Reply<"GET /api/user-words/marks">> {
  const marks = await db
    .select({
      id: savedWords.id,
      word: savedWords.sourceWord,
      lemma: savedWords.lemma,
      status: savedWords.status,
    })
    .from(savedWords)
    .where(and(eq(savedWords.userId, userId), eq(savedWords.sourceLang, language)))
    .orderBy(desc(savedWords.id));
  return { marks };
}

const isOwn = (userId: string, id: number) => and(eq(savedWords.id, id), eq(savedWords.userId, userId));

const noSuchWord = () => new HttpError("not_found", "There is no such saved word");

async function addToCount(db: Db, userId: string, sourceLang: LanguageCode, words: 1 | -1): Promise<void> {
  await db
    .insert(savedWordCounts)
    .values({ userId, sourceLang, words })
    .onConflictDoUpdate({
      target: [savedWordCounts.userId, savedWordCounts.sourceLang],
      set: { words: sql`${savedWordCounts.words} + ${words}` },
    });
}

async function readWord(db: Db, userId: string, id: number): Promise<SavedWord> {
  const [row] = await selectWords(db).where(isOwn(userId, id));
  if (!row) throw noSuchWord();
  return toSavedWord(row);
}

function selectWords(db: Db) {
  return db
    .select({ word: savedWords, article_id: rewrites.articleId, title: rewrites.title })
    .from(savedWords)
    .leftJoin(rewrites, eq(rewrites.id, savedWords.rewriteId))
    .$dynamic();
}

function toSavedWord({
  word,
  article_id,
  title,
}: Awaited<ReturnType<typeof selectWords>>[number]): SavedWord {
  const met = word.rewriteId !== null || word.sentence !== null;
  return {
    id: word.id,
    user_id: word.userId,
    source_word: word.sourceWord,
    translated_word: word.translatedWord,
    source_lang: word.sourceLang,
    target_lang: word.targetLang,
    status: word.status,
    lemma: word.lemma,
    context: met ? { rewrite_id: word.rewriteId, article_id, title, sentence: word.sentence } : null,
    created_at: word.createdAt.toISOString(),
    updated_at: word.updatedAt.toISOString(),
  };
}
