import type { DictionaryCredit } from "@lagom/shared/contract/lookup";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { dictionaries, dictionaryEntries } from "../../schema/dictionaries.table.ts";
import type { WordRequest } from "./lexicon-answers.ts";
import type { Answer } from "./translate.ts";

/** A dictionary does not know the sentence: a single meaning is probably right; of several, any may be meant. */
const CERTAINTY = { onlyMeaning: 0.7, oneOfSeveral: 0.5 };
const MOST_OTHERS = 5;

/** An entry of an imported dictionary. */
export interface DictionaryEntry {
  key: string;
  headword: string;
  /** Best first, at least one. */
  glosses: string[];
  /** The language of the glosses. */
  lang: LanguageCode;
  credit: DictionaryCredit;
}

/**
 * The answers of the imported dictionaries of two languages, by one query.
 * @param words the keys of each, best first
 * @returns as many answers; null for a word that none lists
 */
export async function dictionaryAnswers(
  db: Db,
  words: readonly (readonly string[])[],
  { source, target }: WordRequest,
): Promise<(Answer | null)[]> {
  const entries = await entriesFor(db, words, source, eq(dictionaries.targetLang, target));
  return entries.map(([entry]) => (entry ? answerOf(entry) : null));
}

function answerOf({ headword, glosses, credit }: DictionaryEntry): Answer | null {
  const [gloss, ...others] = glosses;
  if (!gloss) return null;
  return {
    translated_word: gloss,
    lemma: headword,
    others: others.slice(0, MOST_OTHERS),
    source: "dictionary",
    certainty: others.length === 0 ? CERTAINTY.onlyMeaning : CERTAINTY.oneOfSeveral,
    dictionary: credit,
  };
}

/** Whether a dictionary from one language is imported. @param into limits it to those into other languages */
export async function hasDictionary(db: Db, source: LanguageCode, into: SQL): Promise<boolean> {
  const found = await db
    .select({ id: dictionaries.id })
    .from(dictionaries)
    .where(and(eq(dictionaries.sourceLang, source), into))
    .limit(1);
  return found.length > 0;
}

/** The entries of each word, those of its best key first. */
export async function entriesFor(
  db: Db,
  words: readonly (readonly string[])[],
  source: LanguageCode,
  into: SQL,
): Promise<DictionaryEntry[][]> {
  const keys = [...new Set(words.flat())];
  const rows = await db
    .select({
      key: dictionaryEntries.key,
      headword: dictionaryEntries.headword,
      glosses: dictionaryEntries.glosses,
      lang: dictionaries.targetLang,
      credit: { name: dictionaries.name, licence: dictionaries.licence, url: dictionaries.url },
    })
    .from(dictionaryEntries)
    .innerJoin(dictionaries, eq(dictionaries.id, dictionaryEntries.dictionaryId))
    .where(
      and(
        eq(dictionaries.sourceLang, source),
        into,
        sql`${dictionaryEntries.key} = any(${sql.param(keys)}::text[])`,
      ),
    )
    .orderBy(dictionaries.id);
  return words.map((word) => word.flatMap((key) => rows.filter((row) => row.key === key)));
}
