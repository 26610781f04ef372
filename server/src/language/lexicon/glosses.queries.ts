import type { Entry } from "@lagom/shared/contract/text";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, sql } from "drizzle-orm";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { lexiconWords } from "../../schema/lexicon.table.ts";
import type { StoredEntry } from "../../schema/text-columns.ts";
import { romanised } from "../romanise/romanise.ts";

/** The preferred word of each concept in a language. */
export async function wordsOfConcepts(
  db: Db,
  concepts: readonly string[],
  language: LanguageCode,
): Promise<Map<string, string>> {
  if (concepts.length === 0) return new Map();
  const rows = await findWords(db, { concepts: [...concepts], language });
  return new Map(rows.map(({ concept, lemma }) => [concept, lemma]));
}

const findWords = built(
  (db, of: Values<{ concepts: string[]; language: LanguageCode }>) =>
    db
      .select({ concept: lexiconWords.concept, lemma: lexiconWords.lemma })
      .from(lexiconWords)
      .where(
        and(
          sql`${lexiconWords.concept} = any(${of.concepts}::text[])`,
          eq(lexiconWords.language, of.language),
          eq(lexiconWords.rank, 0),
        ),
      ),
  "words_of_concepts",
);

/**
 * Entries with their meanings in the reader's language, fetched in one query, and their pronunciation.
 * @param text the language of the entries
 */
export async function withGlosses(
  db: Db,
  entries: readonly StoredEntry[],
  text: LanguageCode,
  language: LanguageCode,
): Promise<Entry[]> {
  const concepts = new Set(entries.flatMap((entry) => entry.concepts));
  const words = await wordsOfConcepts(db, [...concepts], language);
  return entries.map(({ concepts: senses, ...entry }) => {
    const [gloss, ...others] = glossesOf(senses, words);
    const reading = entry.reading ?? romanised(entry.form, text);
    return { ...entry, reading, concept: senses[0] ?? null, gloss: gloss ?? null, others };
  });
}

/** The words for a token's senses, without repetitions, starting with its sense in the text. */
export function glossesOf(senses: readonly string[], words: ReadonlyMap<string, string>): string[] {
  return [...new Set(senses.flatMap((sense) => words.get(sense) ?? []))];
}
