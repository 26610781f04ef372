import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, arrayOverlaps, eq, sql } from "drizzle-orm";
import { baseForm } from "../../language/lexicon/base-form.ts";
import { glossesOf, wordsOfConcepts } from "../../language/lexicon/glosses.queries.ts";
import type { Db } from "../../platform/database/open.ts";
import { lexiconForms, lexiconWords } from "../../schema/lexicon.table.ts";
import { rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { sentenceKey } from "../../texts/passages/paragraph.ts";
import type { Answer, TranslateRequest } from "./translate.ts";

/** Confidence of an answer, by its source. */
const CERTAINTY = { sameText: 1, onlySense: 0.9, defaultSense: 0.6 };

/** Languages of a lookup, and the sentence that contains the words, if any. */
export type WordRequest = Pick<TranslateRequest, "source" | "target" | "context">;

/**
 * The lexicon's answers, in the senses that the words have in the text of the context; by three queries, however many words.
 * @param words the keys of each, best first: the first one that is listed counts
 * @returns as many answers; null for a word that the lexicon does not know
 */
export async function lexiconAnswers(
  db: Db,
  words: readonly (readonly string[])[],
  { source, target, context }: WordRequest,
): Promise<(Answer | null)[]> {
  const listed = await wordsOfForms(db, words.flat(), source);
  if (listed.length === 0) return words.map(() => null);
  const [entries, meanings] = await Promise.all([
    context === undefined ? [] : entriesAround(db, context, source),
    wordsOfConcepts(db, [...new Set(listed.map(({ concept }) => concept))], target),
  ]);
  return words.map((keys) => {
    const key = keys.find((candidate) => listed.some(({ form }) => form === candidate));
    const here = entries.find(({ form, candidates }) => [form, ...candidates].some((k) => keys.includes(k)));
    const senses = listed.filter(({ form }) => form === key);
    return answerOf(senses, here?.concepts[0], keys, meanings, source);
  });
}

type Sense = Awaited<ReturnType<typeof wordsOfForms>>[number];

function answerOf(
  senses: readonly Sense[],
  here: string | undefined,
  keys: readonly string[],
  meanings: ReadonlyMap<string, string>,
  source: LanguageCode,
): Answer | null {
  const rank = ({ concept, line, articles }: Sense) =>
    concept === here ? -1 : line + (articles ? 1_000_000 : 0);
  const ordered = [...senses].sort((a, b) => rank(a) - rank(b));
  const [first] = ordered;
  const [gloss, ...others] = glossesOf(
    ordered.map(({ concept }) => concept),
    meanings,
  );
  if (!gloss || !first) return null;
  const sure = others.length === 0 ? CERTAINTY.onlySense : CERTAINTY.defaultSense;
  return {
    translated_word: gloss,
    lemma: baseForm(keys[0] ?? first.form, ordered, source) ?? first.lemma,
    others,
    source: "lexicon",
    certainty: first.concept === here ? CERTAINTY.sameText : sure,
  };
}

async function wordsOfForms(db: Db, keys: readonly string[], language: LanguageCode) {
  return db
    .select({
      form: lexiconForms.form,
      line: lexiconWords.line,
      concept: lexiconWords.concept,
      lemma: lexiconWords.lemma,
      articles: lexiconWords.articles,
    })
    .from(lexiconForms)
    .innerJoin(
      lexiconWords,
      and(eq(lexiconWords.language, lexiconForms.language), eq(lexiconWords.line, lexiconForms.line)),
    )
    .where(
      and(
        eq(lexiconForms.language, language),
        sql`${lexiconForms.form} = any(${sql.param([...new Set(keys)])}::text[])`,
      ),
    );
}

/** The entries of the paragraph of the collection that a sentence is from. */
async function entriesAround(db: Db, sentence: string, language: LanguageCode) {
  const [row] = await db
    .select({ entries: rewriteParagraphs.entries })
    .from(rewriteParagraphs)
    .innerJoin(rewrites, eq(rewrites.id, rewriteParagraphs.rewriteId))
    .where(
      and(
        arrayOverlaps(rewriteParagraphs.sentenceKeys, [sentenceKey(sentence, language)]),
        eq(rewrites.language, language),
        // Senses are chosen only in the collection's texts.
        eq(rewrites.origin, "corpus"),
      ),
    )
    .limit(1);
  return row?.entries ?? [];
}
