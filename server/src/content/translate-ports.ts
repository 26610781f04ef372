import { wordKey } from "@lagom/shared/text/word-key";
import { and, arrayOverlaps, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/open.ts";
import { candidatesOf } from "../text/candidates.ts";
import type { Cutter } from "../text/cutter.ts";
import { splitSentences } from "../text/sentences.ts";
import type { Unit } from "../text/unit.ts";
import { baseForm } from "./base-form.ts";
import { glossesOf, wordsOfConcepts } from "./glosses.queries.ts";
import { lexiconForms, lexiconWords } from "./lexicon.table.ts";
import { sentenceKey } from "./paragraph.ts";
import { rewriteParagraphs, rewrites } from "./texts.table.ts";
import type { Answer, TranslatePort, TranslateWish } from "./translate.ts";
import { sentencesOf } from "./wire-paragraph.ts";

/** How sure an answer is, by where it came from. */
const CERTAINTY = { sameText: 1, onlySense: 0.9, defaultSense: 0.6 };
const LONGEST_PHRASE = 6;

/** The ports that work on the corpus alone, in their order: whole text, exact sentences, known phrase in it. */
export function corpusPorts(db: Db, cutter: Cutter): TranslatePort[] {
  return [
    (wish) => lookUpWhole(db, cutter, wish),
    (wish) => lookUpSentences(db, wish),
    (wish) => lookUpPhrase(db, cutter, wish),
  ];
}

/** The text as one word or phrase of the lexicon. */
async function lookUpWhole(db: Db, cutter: Cutter, wish: TranslateWish): Promise<Answer | null> {
  const form = wordKey(wish.text, wish.source);
  const [units = []] = await cutter.cut(wish.source, [wish.text.normalize("NFC")]);
  const [unit] = units;
  const lemma = units.length === 1 && unit?.lemma ? [unit.lemma] : [];
  const keys = [form, ...lemma, ...candidatesOf(form, wish.source)];
  return answerFor(db, await wordsOfForms(db, keys, wish.source), keys, wish);
}

/** Each sentence of the text as it stands in a corpus text, by its twin in the target language. */
async function lookUpSentences(db: Db, { text, source, target }: TranslateWish): Promise<Answer | null> {
  const written = text.normalize("NFC");
  const keys = splitSentences(written, source).map(([start, end]) =>
    sentenceKey(written.slice(start, end), source),
  );
  const twins = await twinsOf(db, keys, source, target);
  const translations = keys.map((key) => twins.get(key));
  if (translations.length === 0 || translations.includes(undefined)) return null;
  const gap = target === "zh" || target === "ja" ? "" : " ";
  return { translated_word: translations.join(gap), source: "sentence", certainty: CERTAINTY.sameText };
}

async function twinsOf(
  db: Db,
  keys: readonly string[],
  source: TranslateWish["source"],
  target: TranslateWish["target"],
): Promise<Map<string, string>> {
  const twin = alias(rewrites, "twin");
  const twinParagraph = alias(rewriteParagraphs, "twin_paragraph");
  const rows = await db
    .select({
      keys: rewriteParagraphs.sentenceKeys,
      text: twinParagraph.text,
      sentences: twinParagraph.sentences,
    })
    .from(rewriteParagraphs)
    .innerJoin(rewrites, eq(rewrites.id, rewriteParagraphs.rewriteId))
    .innerJoin(twin, and(eq(twin.articleId, rewrites.articleId), eq(twin.level, rewrites.level)))
    .innerJoin(
      twinParagraph,
      and(eq(twinParagraph.rewriteId, twin.id), eq(twinParagraph.position, rewriteParagraphs.position)),
    )
    .where(
      and(
        arrayOverlaps(rewriteParagraphs.sentenceKeys, [...keys]),
        eq(rewrites.language, source),
        eq(twin.language, target),
      ),
    );
  const found = new Map<string, string>();
  for (const row of rows) {
    const sentences = sentencesOf(row);
    if (sentences.length !== row.keys.length) continue;
    for (const [at, key] of row.keys.entries()) found.set(key, sentences[at] ?? "");
  }
  return found;
}

/** The longest known phrase in a short text, when it is at least half of it. */
async function lookUpPhrase(db: Db, cutter: Cutter, wish: TranslateWish): Promise<Answer | null> {
  const text = wish.text.normalize("NFC");
  const [units = []] = await cutter.cut(wish.source, [text]);
  if (units.length < 2 || units.length > LONGEST_PHRASE) return null;
  const spans = spansOf(units, text, wish.source).filter(({ share }) => share >= 0.5);
  const words = await wordsOfForms(
    db,
    spans.flatMap(({ keys }) => keys),
    wish.source,
  );
  for (const { keys, share } of spans) {
    const answer = await answerFor(db, words, keys, wish);
    // What is answered is a part of the words, so that its base form is not theirs.
    if (answer)
      return { ...answer, lemma: undefined, certainty: Math.round(answer.certainty * share * 100) / 100 };
  }
  return null;
}

/** Runs of units shorter than the whole, longest first: how much of the text each is, and what the lexicon may know it as. */
function spansOf(
  units: readonly Unit[],
  text: string,
  source: TranslateWish["source"],
): { share: number; keys: string[] }[] {
  const spans = units.flatMap((first, from) =>
    units.slice(from).map((last, more) => {
      const form = wordKey(text.slice(first.start, last.end), source);
      const lemma = more === 0 && first.lemma ? [first.lemma] : [];
      return {
        share: (last.end - first.start) / text.length,
        keys: [form, ...lemma, ...candidatesOf(form, source)],
      };
    }),
  );
  return spans.sort((a, b) => b.share - a.share).slice(1);
}

/** The lexicon's answer for the first key that is among `words`, in the sense of the text that the context is from. */
async function answerFor(
  db: Db,
  words: Awaited<ReturnType<typeof wordsOfForms>>,
  keys: readonly string[],
  wish: TranslateWish,
): Promise<Answer | null> {
  const key = keys.find((candidate) => words.some((word) => word.form === candidate));
  const senses = words.filter((word) => word.form === key);
  if (senses.length === 0) return null;
  const here = wish.context === undefined ? null : await senseIn(db, keys, wish.context, wish.source);
  const ordered = [...senses].sort((a, b) => rank(a) - rank(b));
  const concepts = ordered.map((sense) => sense.concept);
  const glosses = glossesOf(concepts, await wordsOfConcepts(db, concepts, wish.target));
  const [gloss, ...others] = glosses;
  const [first] = ordered;
  if (!gloss || !first) return null;
  const sure = others.length === 0 ? CERTAINTY.onlySense : CERTAINTY.defaultSense;
  return {
    translated_word: gloss,
    lemma: baseForm(keys[0] ?? first.form, ordered, wish.source) ?? first.lemma,
    others,
    source: "lexicon",
    certainty: first.concept === here ? CERTAINTY.sameText : sure,
  };

  function rank(word: (typeof senses)[number]): number {
    if (word.concept === here) return -1;
    return word.line + (word.articles ? 1_000_000 : 0);
  }
}

async function wordsOfForms(db: Db, keys: readonly string[], language: TranslateWish["source"]) {
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

/** The concept that one of the keys has in the corpus text that a sentence is from. */
async function senseIn(
  db: Db,
  keys: readonly string[],
  sentence: string,
  language: TranslateWish["source"],
): Promise<string | null> {
  const [row] = await db
    .select({ entries: rewriteParagraphs.entries })
    .from(rewriteParagraphs)
    .innerJoin(rewrites, eq(rewrites.id, rewriteParagraphs.rewriteId))
    .where(
      and(
        arrayOverlaps(rewriteParagraphs.sentenceKeys, [sentenceKey(sentence, language)]),
        eq(rewrites.language, language),
      ),
    )
    .limit(1);
  const entry = row?.entries.find(({ form, candidates }) =>
    [form, ...candidates].some((k) => keys.includes(k)),
  );
  return entry?.concepts[0] ?? null;
}
