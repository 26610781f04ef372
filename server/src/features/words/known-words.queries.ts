import { MOST_KNOWN_WORDS } from "@lagom/shared/contract/word-limits";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { activities } from "../../schema/activities.table.ts";
import { knownWords } from "../../schema/known-words.table.ts";
import { rewriteLemmas, rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { savedWords } from "../../schema/words.table.ts";
import { readableBy } from "../../texts/passages/readable.ts";

/** Of a language so many lookups are looked at, the newest. */
const MOST_LOOKUPS = 1000;

/** The base forms of a text that the user knows without having saved them. */
export async function listKnownWords(db: Db, userId: string, rewriteId: number): Promise<string[]> {
  const rows = await db
    .select({ lemma: knownWords.lemma })
    .from(rewrites)
    .innerJoin(rewriteLemmas, eq(rewriteLemmas.rewriteId, rewrites.id))
    .innerJoin(
      knownWords,
      and(
        eq(knownWords.userId, userId),
        eq(knownWords.language, rewrites.language),
        eq(knownWords.lemma, rewriteLemmas.lemma),
      ),
    )
    .where(and(eq(rewrites.id, rewriteId), readableBy(userId)));
  return rows.map(({ lemma }) => lemma);
}

/**
 * Counts as known all words of a text that the user has neither saved nor looked up, names and numbers left out.
 * @returns how many are known by this text
 * @throws HttpError not_found; conflict when the user would have too many
 */
export async function addKnownWords(db: Db, userId: string, rewriteId: number): Promise<number> {
  const [text] = await db
    .select({ language: rewrites.language })
    .from(rewrites)
    .where(and(eq(rewrites.id, rewriteId), readableBy(userId)));
  if (!text) throw new HttpError("not_found", ({ texts }) => texts.none);
  const { language } = text;
  const room = MOST_KNOWN_WORDS - (await db.$count(knownWords, eq(knownWords.userId, userId)));
  if (room <= 0)
    throw new HttpError("conflict", ({ words }) => words.tooManyKnown({ most: MOST_KNOWN_WORDS }));
  const met = await wordsMet(db, userId, rewriteId, language);
  await db.execute(sql`insert into ${knownWords} (user_id, language, lemma, rewrite_id)
    select ${userId}::uuid, ${language}, lemma, rewrite_id from ${rewriteLemmas}
    where rewrite_id = ${rewriteId} and not lemma = any(${sql.param(met)}::text[])
      and not exists (select from ${savedWords} word where word.user_id = ${userId}::uuid
        and word.source_lang = ${language} and lower(coalesce(word.lemma, word.word_key)) = ${rewriteLemmas}.lemma)
    order by lemma limit ${room}
    on conflict do nothing`);
  return db.$count(knownWords, isBy(userId, rewriteId));
}

/** Forgets what became known by a text. */
export async function removeKnownWords(db: Db, userId: string, rewriteId: number): Promise<void> {
  await db.delete(knownWords).where(isBy(userId, rewriteId));
}

/** Forgets that the user knows a base form, by whichever text. */
export async function removeKnownWord(
  db: Db,
  userId: string,
  language: LanguageCode,
  lemma: string,
): Promise<void> {
  const isIt = and(eq(knownWords.language, language), eq(knownWords.lemma, wordKey(lemma, language)));
  await db.delete(knownWords).where(and(eq(knownWords.userId, userId), isIt));
}

const isBy = (userId: string, rewriteId: number) =>
  and(eq(knownWords.userId, userId), eq(knownWords.rewriteId, rewriteId));

/** Base forms of those words of a text that the user looked up lately, or saved as they stand. */
async function wordsMet(
  db: Db,
  userId: string,
  rewriteId: number,
  language: LanguageCode,
): Promise<string[]> {
  const lookups = await db
    .select({ word: sql<string>`${activities.data} ->> 'word'` })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        eq(activities.activityType, "word_lookup"),
        eq(activities.language, language),
      ),
    )
    .orderBy(desc(activities.occurredAt), desc(activities.id))
    .limit(MOST_LOOKUPS);
  const forms = lookups.map(({ word }) => word.toLocaleLowerCase(language));
  const { rows } = await db.execute<{ lemma: string }>(sql`
    select distinct entry ->> 'lemma' as lemma
    from ${rewriteParagraphs}, jsonb_array_elements(entries) as entry
    where rewrite_id = ${rewriteId} and (entry ->> 'form' = any(${sql.param(forms)}::text[])
      or exists (select from ${savedWords} word where word.user_id = ${userId}::uuid
        and word.source_lang = ${language} and word.word_key = entry ->> 'form'))`);
  return rows.map(({ lemma }) => wordKey(lemma, language));
}
