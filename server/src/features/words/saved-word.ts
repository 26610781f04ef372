import type { SavedWord } from "@lagom/shared/contract/words";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { and, eq, type Placeholder } from "drizzle-orm";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { books } from "../../schema/books.table.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { savedWords } from "../../schema/words.table.ts";
import { readableBy } from "../../texts/passages/readable.ts";

/** A user's own word; another's is as if there were none. */
export const isOwn = (userId: string | Placeholder, id: number | Placeholder) =>
  and(eq(savedWords.id, id), eq(savedWords.userId, userId));

export const noSuchWord = () => new HttpError("not_found", ({ words }) => words.none);

/** @throws HttpError not_found */
export async function readWord(db: Db, userId: string, id: number): Promise<SavedWord> {
  const [row] = await findWord(db, { userId, id });
  if (!row) throw noSuchWord();
  return toSavedWord(row);
}

const findWord = built(
  (db, of: Values<{ userId: string; id: number }>) => selectWords(db).where(isOwn(of.userId, of.id)),
  "saved_word",
);

/** Words with the texts in which they were met. */
export function selectWords(db: Db) {
  return db
    .select({
      word: savedWords,
      article_id: rewrites.articleId,
      title: rewrites.title,
      book_slug: books.slug,
      own_text_id: rewrites.ownTextId,
    })
    .from(savedWords)
    .leftJoin(rewrites, and(eq(rewrites.id, savedWords.rewriteId), readableBy(savedWords.userId)))
    .leftJoin(books, eq(books.id, rewrites.bookId))
    .$dynamic();
}

export type WordRow = Awaited<ReturnType<typeof selectWords>>[number];

/** A row as replies carry it. */
export function toSavedWord({ word, ...text }: WordRow): SavedWord {
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
    note: word.note,
    lapses: word.lapses ?? 0,
    context: met ? { rewrite_id: word.rewriteId, ...text, sentence: word.sentence } : null,
    created_at: word.createdAt.toISOString(),
    updated_at: word.updatedAt.toISOString(),
  };
}

/** The columns that follow from a word and its translation. */
export function spellings(sourceWord: string, translatedWord: string, sourceLang: LanguageCode) {
  const key = wordKey(sourceWord, sourceLang);
  return {
    sourceWord: sourceWord.normalize("NFC"),
    wordKey: key,
    translatedWord,
    searchText: searchText(key, translatedWord),
  };
}

/** What a search looks into. */
export const searchText = (key: string, translatedWord: string): string =>
  `${key} ${translatedWord.normalize("NFC").toLowerCase()}`;
