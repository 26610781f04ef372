import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { wordKey } from "@lagom/shared/text/word-key";
import type { LexiconLine } from "../../language/lexicon/lexicon-lines.ts";
import { tokeniseSentences } from "../../language/tokenise/tokenise.ts";
import type { Corpus, CorpusText } from "../../texts/collection/corpus-files.ts";
import { type Block, sentencesOf } from "../../texts/passages/block.ts";

/** What a model is asked for one by one: six of each kind a language. */
export const PROMPTS_EACH = 6;
/** The levels that passages are rewritten to; the passages are of the hardest that a text has. */
export const AIMS: readonly Level[] = ["A2", "B1"];
/** Words above these levels have too many translations. */
const EASY: readonly Level[] = ["A1", "A2"];

export interface GoldenPassage {
  text: string;
  from: LanguageCode;
}

export interface GoldenTranslation {
  text: string;
  context: string;
  /** Ours: the aligned sentence, or the forms of the word. */
  ours: string[];
}

/** Passages of the collection for one language, and its sentences and words with our own translation. */
export interface GoldenPrompts {
  language: LanguageCode;
  /** The language of the other half of the passages, and of the translations. */
  other: LanguageCode;
  passages: GoldenPassage[];
  sentences: GoldenTranslation[];
  words: GoldenTranslation[];
}

/** Chooses the prompts: the same ones as long as the collection is the same. */
export async function goldenPrompts(corpus: Corpus, language: LanguageCode): Promise<GoldenPrompts> {
  const other = language === "en" ? "sv" : "en";
  const texts = [...corpus.articles, ...corpus.bookTexts].filter(
    ({ texts }) => texts.has(language) && texts.has(other),
  );
  const chosen = Array.from({ length: PROMPTS_EACH }, (_, at) =>
    texts.at(Math.floor((at * texts.length) / PROMPTS_EACH)),
  ).filter((text) => text !== undefined);
  if (chosen.length < PROMPTS_EACH) throw new Error(`There are no texts in ${languageOf(language).name}`);
  const forms = formsOf(corpus, language);
  const words: GoldenTranslation[] = [];
  for (const text of chosen) words.push(...(await wordOf(text, forms, corpus, language, other)));
  return {
    language,
    other,
    passages: chosen.map((text, at) => passageOf(text, at, at % 2 === 0 ? language : other)),
    sentences: chosen.map((text, at) => sentenceOf(text, at, language, other)),
    words,
  };
}

function passageOf(text: CorpusText, at: number, from: LanguageCode): GoldenPassage {
  const paragraphs = hardest(text, from).paragraphs.filter(({ heading }) => !heading);
  return { text: joined(paragraphs[at % paragraphs.length]?.sentences ?? [], from), from };
}

function sentenceOf(text: CorpusText, at: number, language: LanguageCode, other: LanguageCode) {
  const said = sentencesOf(hardest(text, language));
  const ours = sentencesOf(hardest(text, other));
  const { text: sentence = "" } = said[at % said.length] ?? {};
  return { text: sentence, context: sentence, ours: [ours[at % said.length]?.text ?? ""] };
}

/** The lines of the lexicon by form. */
function formsOf({ lexicons }: Corpus, language: LanguageCode): Map<string, LexiconLine[]> {
  const forms = new Map<string, LexiconLine[]>();
  for (const line of lexicons.get(language) ?? []) {
    for (const form of new Set([line.lemma, ...line.forms].map((word) => wordKey(word, language))))
      forms.set(form, [...(forms.get(form) ?? []), line]);
  }
  return forms;
}

/** The first easy noun of a text that means one thing, for which the other language has a word. */
async function wordOf(
  text: CorpusText,
  forms: ReadonlyMap<string, readonly LexiconLine[]>,
  { lexicons, concepts }: Corpus,
  language: LanguageCode,
  other: LanguageCode,
): Promise<GoldenTranslation[]> {
  const sentences = sentencesOf(hardest(text, language)).map((line) => line.text.normalize("NFC"));
  for (const [at, tokens] of (await tokeniseSentences(language, sentences)).entries()) {
    const context = sentences[at] ?? "";
    for (const { start, end } of tokens) {
      const word = context.slice(start, end);
      const [line, second] = forms.get(wordKey(word, language)) ?? [];
      const concept = concepts.get(line?.concept ?? "");
      if (!line || second || concept?.pos !== "noun" || !EASY.includes(concept.band)) continue;
      const ours = (lexicons.get(other) ?? []).filter((known) => known.concept === line.concept);
      const words = ours
        .filter(({ glossOnly }) => !glossOnly)
        .flatMap(({ lemma, forms }) => [lemma, ...forms]);
      if (words.length > 0) return [{ text: word, context, ours: words }];
    }
  }
  return [];
}

function hardest(text: CorpusText, code: LanguageCode): Block {
  const block = text.texts.get(code)?.at(-1);
  if (!block) throw new Error(`${text.folder} has no text in ${languageOf(code).name}`);
  return block;
}

const joined = (sentences: readonly { text: string }[], code: LanguageCode): string =>
  sentences.map(({ text }) => text.normalize("NFC")).join(code === "zh" || code === "ja" ? "" : " ");
