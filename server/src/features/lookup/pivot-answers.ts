import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { ne } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { dictionaries } from "../../schema/dictionaries.table.ts";
import { type DictionaryEntry, dictionaryAnswers, entriesFor } from "./dictionary-answers.ts";
import { fillIn } from "./fill-in.ts";
import { lexiconAnswers, type WordRequest } from "./lexicon-answers.ts";
import type { Answer } from "./translate.ts";

/** Each step may lead to a sense that is not the one meant. */
const CERTAINTY = 0.3;
/** Third languages that are tried. Each costs three queries at most, however many words. */
const MOST_LANGUAGES = 3;
/** Meanings of a word that are followed into each of them. */
const MOST_STEPS = 3;
/** Notes in a gloss. */
const NOTE = /\([^()]*\)/gu;
/** What dictionaries write before verbs and nouns: to eat, der Hund. */
const BEFORE: Partial<Record<LanguageCode, RegExp>> = {
  en: /^(?:to|an?|the) /u,
  de: /^(?:der|die|das|sich) /u,
  fr: /^(?:les?|la|une?|se) /u,
  es: /^(?:el|los|las?|una?) /u,
};

/** A meaning in a third language. */
interface Step {
  /** Index of the word. */
  word: number;
  entry: DictionaryEntry;
  /** The keys of the meaning. */
  keys: string[];
}

/**
 * Answers through a third language, as from Swedish to German through English: by a dictionary into that language, from there on
 * by the lexicon or another dictionary. Each is a guess.
 * @param words the keys of each, best first
 * @returns as many answers; null for a word that no way leads to
 */
export async function pivotAnswers(
  db: Db,
  words: readonly (readonly string[])[],
  { source, target }: WordRequest,
): Promise<(Answer | null)[]> {
  const entries = await entriesFor(db, words, source, ne(dictionaries.targetLang, target));
  let answers: (Answer | null)[] = words.map(() => null);
  for (const lang of thirdLanguages(entries.flat(), source)) {
    answers = await fillIn(answers, (missing) => {
      const steps = missing.flatMap((word) => stepsInto(lang, word, entries[word] ?? []));
      return follow(db, steps, missing, { source: lang, target, context: undefined });
    });
  }
  return answers;
}

/** English first, into which most dictionaries translate. */
function thirdLanguages(entries: readonly DictionaryEntry[], source: LanguageCode): LanguageCode[] {
  const found = new Set(entries.map(({ lang }) => lang).filter((lang) => lang !== source));
  return [...found].sort((a, b) => Number(b === "en") - Number(a === "en")).slice(0, MOST_LANGUAGES);
}

/** The first meanings of a word in a language, of the entries of its best key there. */
function stepsInto(lang: LanguageCode, word: number, entries: readonly DictionaryEntry[]): Step[] {
  const inLang = entries.filter((entry) => entry.lang === lang);
  const best = inLang.filter(({ key }) => key === inLang[0]?.key);
  return best
    .flatMap((entry) => entry.glosses.map((gloss) => ({ word, entry, keys: keysOfGloss(gloss, lang) })))
    .slice(0, MOST_STEPS);
}

function keysOfGloss(gloss: string, lang: LanguageCode): string[] {
  const key = wordKey(gloss.replace(NOTE, " "), lang);
  return [key, ...(BEFORE[lang] ? [key.replace(BEFORE[lang], "")] : [])];
}

/** Where the steps lead from their language, for each of `words`. */
async function follow(
  db: Db,
  steps: readonly Step[],
  words: readonly number[],
  request: WordRequest,
): Promise<(Answer | null)[]> {
  const keysAt = (at: number) => steps[at]?.keys ?? [];
  const ends = await fillIn(
    await lexiconAnswers(
      db,
      steps.map(({ keys }) => keys),
      request,
    ),
    (missing) => dictionaryAnswers(db, missing.map(keysAt), request),
  );
  return words.map((word) => {
    const ways = steps.flatMap((step, at) => {
      const end = ends[at];
      return step.word === word && end ? [{ step, end }] : [];
    });
    const [first] = ways;
    if (!first) return null;
    const [gloss = "", ...others] = new Set(ways.map(({ end }) => end.translated_word));
    const { entry } = first.step;
    return {
      translated_word: gloss,
      lemma: entry.headword,
      others,
      source: "dictionary",
      certainty: CERTAINTY,
      guess: true,
      dictionary: entry.credit,
      through: { lang: entry.lang, ...(first.end.dictionary ? { dictionary: first.end.dictionary } : {}) },
    };
  });
}
