import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { and, arrayOverlaps, eq, inArray } from "drizzle-orm";
import { candidatesOf } from "../../language/base-forms/candidates.ts";
import { baseForm } from "../../language/lexicon/base-form.ts";
import { glossesOf, wordsOfConcepts } from "../../language/lexicon/glosses.queries.ts";
import type { Token } from "../../language/tokenise/token.ts";
import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import type { Db } from "../../platform/database/open.ts";
import { lexiconForms, lexiconWords } from "../../schema/lexicon.table.ts";
import { rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { sentenceKey } from "../../texts/passages/paragraph.ts";
import type { Answer, TranslatePort, TranslateRequest } from "./translate.ts";
import { translateSentences } from "./translate-sentences.ts";

/** Confidence of an answer, by its source. */
const CERTAINTY = { sameText: 1, onlySense: 0.9, defaultSense: 0.6 };
/** Maximum length, in words, of a phrase whose parts are looked up. */
const LONGEST_PHRASE = 6;

/** Translates by the collection alone: a text as one word or phrase of the lexicon, else as sentences of the collection. */
export function corpusPort(db: Db, tokeniser: Tokeniser): TranslatePort {
  return async (request) => {
    const text = request.text.normalize("NFC");
    const [tokens = []] = await tokeniser.tokenise(request.source, [text]);
    const keys = keysOf(text, tokens.length === 1 ? tokens[0] : undefined, request.source);
    const words = await wordsOfForms(db, keys, request.source);
    const answer = (await answerFor(db, words, keys, request)) ?? (await translateSentences(db, request));
    if (answer || tokens.length !== 1) return answer;
    const stems = await tokeniser.stems(request.source, text);
    return answerFor(db, await wordsOfForms(db, stems, request.source), stems, request);
  };
}

/** Translates the longest part of a short text that the lexicon knows, for texts that no translator knows as a whole. */
export function partsPort(db: Db, tokeniser: Tokeniser): TranslatePort {
  return async (request) => {
    const text = request.text.normalize("NFC");
    const [tokens = []] = await tokeniser.tokenise(request.source, [text]);
    const spans = partsOf(tokens, text, request.source);
    if (spans.length === 0) return null;
    const words = await wordsOfForms(
      db,
      spans.flatMap(({ keys }) => keys),
      request.source,
    );
    for (const { keys, share } of spans) {
      const part = await answerFor(db, words, keys, request);
      // The answer covers only part of the phrase, so its base form is not that of the phrase.
      if (part)
        return { ...part, lemma: undefined, certainty: Math.round(part.certainty * share * 100) / 100 };
    }
    return null;
  };
}

/** The keys under which the lexicon may list a text. @param token the text, if it is a single token */
function keysOf(text: string, token: Token | undefined, source: LanguageCode): string[] {
  const form = wordKey(text, source);
  return [form, ...(token?.lemma ? [token.lemma] : []), ...candidatesOf(form, source)];
}

/** Runs of tokens that cover at least half of a short text, longest first: the share each covers, and its keys. */
function partsOf(
  tokens: readonly Token[],
  text: string,
  source: LanguageCode,
): { share: number; keys: string[] }[] {
  if (tokens.length < 2 || tokens.length > LONGEST_PHRASE) return [];
  const spans = tokens.flatMap((first, from) =>
    tokens.slice(from).map((last, more) => ({
      share: (last.end - first.start) / text.length,
      keys: keysOf(text.slice(first.start, last.end), more === 0 ? first : undefined, source),
    })),
  );
  return spans
    .sort((a, b) => b.share - a.share)
    .slice(1)
    .filter(({ share }) => share >= 0.5);
}

/** The lexicon's answer for the first key found among `words`, in the sense that it has in the text of the context. */
async function answerFor(
  db: Db,
  words: Awaited<ReturnType<typeof wordsOfForms>>,
  keys: readonly string[],
  request: TranslateRequest,
): Promise<Answer | null> {
  const key = keys.find((candidate) => words.some((word) => word.form === candidate));
  const senses = words.filter((word) => word.form === key);
  if (senses.length === 0) return null;
  const [here, meanings] = await Promise.all([
    request.context === undefined ? null : senseIn(db, keys, request.context, request.source),
    wordsOfConcepts(
      db,
      senses.map(({ concept }) => concept),
      request.target,
    ),
  ]);
  const ordered = [...senses].sort((a, b) => rank(a) - rank(b));
  const [gloss, ...others] = glossesOf(
    ordered.map(({ concept }) => concept),
    meanings,
  );
  const [first] = ordered;
  if (!gloss || !first) return null;
  const sure = others.length === 0 ? CERTAINTY.onlySense : CERTAINTY.defaultSense;
  return {
    translated_word: gloss,
    lemma: baseForm(keys[0] ?? first.form, ordered, request.source) ?? first.lemma,
    others,
    source: "lexicon",
    certainty: first.concept === here ? CERTAINTY.sameText : sure,
  };

  function rank(word: (typeof senses)[number]): number {
    if (word.concept === here) return -1;
    return word.line + (word.articles ? 1_000_000 : 0);
  }
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
    .where(and(eq(lexiconForms.language, language), inArray(lexiconForms.form, [...keys])));
}

/** The concept that one of the keys has in the text of the collection that a sentence is from. */
async function senseIn(
  db: Db,
  keys: readonly string[],
  sentence: string,
  language: LanguageCode,
): Promise<string | null> {
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
  const entry = row?.entries.find(({ form, candidates }) =>
    [form, ...candidates].some((k) => keys.includes(k)),
  );
  return entry?.concepts[0] ?? null;
}
