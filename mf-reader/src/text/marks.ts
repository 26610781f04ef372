import type { WordStatus } from "@lagom/shared/contract/words";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { type Block, entryOf, tokenBounds, tokenCount } from "./block.ts";

/** A saved word or phrase, as far as marking needs it. */
export interface Mark {
  id: number;
  word: string;
  lemma: string | null;
  status: WordStatus;
  /** Whether its review is due. */
  due?: boolean | undefined;
  /** Whether the reader noted something on it. */
  noted?: boolean | undefined;
}

/** How a word is marked; `unsaved` ones only where statuses are shown. */
type MarkStatus = Exclude<WordStatus, "ignored"> | "unsaved" | "due";

/** A stretch of a paragraph to mark; stretches of one paragraph never overlap. */
export interface MarkedRange {
  start: number;
  end: number;
  status: MarkStatus;
}

/** An index of the marks, so that one pass over its tokens marks a text. */
export interface MarkIndex {
  lang: LanguageCode;
  words: ReadonlyMap<string, Mark>;
  lemmas: ReadonlyMap<string, Mark>;
  /** Lengths of the keys in UTF-16 units, including single words: what is one token elsewhere may be two here. */
  lengths: ReadonlySet<number>;
  longest: number;
  /** Base forms that the reader knows without having saved them, where words that are not saved are marked too. */
  known?: ReadonlySet<string>;
}

export const NO_MARKS: MarkIndex = {
  lang: "en",
  words: new Map(),
  lemmas: new Map(),
  lengths: new Set(),
  longest: 0,
};

/** Lower-cases letter by letter, so that offsets stay valid: `İ` would otherwise become two. */
export function fold(text: string, lang: string): string {
  const lower = text.toLocaleLowerCase(lang);
  if (lower.length === text.length) return lower;
  return Array.from(text, (letter) => {
    const small = letter.toLocaleLowerCase(lang);
    return small.length === letter.length ? small : letter;
  }).join("");
}

/** Builds the index of the marks of a language. */
export function indexMarks(marks: readonly Mark[], lang: LanguageCode): MarkIndex {
  const words = new Map<string, Mark>();
  const lemmas = new Map<string, Mark>();
  const lengths = new Set<number>();
  for (const mark of marks) {
    const key = wordKey(mark.word, lang);
    words.set(key, mark);
    if (mark.lemma) lemmas.set(wordKey(mark.lemma, lang), mark);
    lengths.add(key.length);
  }
  return { lang, words, lemmas, lengths, longest: Math.max(0, ...lengths) };
}

/** The saved word that matches a token, by its form, else by its base form. */
export function markOfToken(index: MarkIndex, block: Block, token: number): Mark | undefined {
  const entry = entryOf(block, token);
  if (!entry) return undefined;
  const form = wordKey(entry.form, index.lang);
  const lemma = wordKey(entry.lemma, index.lang);
  return index.words.get(form) ?? index.lemmas.get(lemma) ?? index.words.get(lemma);
}

/** The saved word or phrase that is exactly this text. */
export const markOfText = (index: MarkIndex, text: string): Mark | undefined =>
  index.words.get(wordKey(text, index.lang));

/**
 * A paragraph in the form in which saved words are compared: its tokens and the text between them as keys, and the offset of
 * each token.
 */
function comparable({ paragraph }: Block, lang: LanguageCode) {
  const bounds = Array.from({ length: tokenCount(paragraph) }, (_, token) => tokenBounds(paragraph, token));
  const whole = wordKey(paragraph.text, lang);
  // In most paragraphs, the key is as long as the text.
  if (whole.length === paragraph.text.length)
    return { text: whole, spans: bounds.map(({ start, end }) => ({ from: start, to: end })) };
  let text = "";
  const spans = bounds.map(({ start, end }, token) => {
    const gap = paragraph.text.slice(bounds[token - 1]?.end ?? start, start);
    text += gap === "" || gap === " " ? gap : keyOfGap(gap, lang);
    const from = text.length;
    text += wordKey(paragraph.text.slice(start, end), lang);
    return { from, to: text.length };
  });
  return { text, spans };
}

/** The key of a text between two letters: as a key of its own it would lose its outer spaces. */
const keyOfGap = (gap: string, lang: LanguageCode): string => wordKey(`a${gap}a`, lang).slice(1, -1);

/**
 * All saved phrases of several tokens in a paragraph, including overlapping ones. From each token, the text that follows is
 * looked up to the length of the longest key: the cost depends on the text, not on how much is saved.
 */
export function phrasesIn(index: MarkIndex, block: Block): { mark: Mark; from: number; to: number }[] {
  const { words, lengths, longest, lang } = index;
  if (words.size === 0) return [];
  const { text, spans } = comparable(block, lang);
  return spans.flatMap((span, from) => {
    const found: { mark: Mark; from: number; to: number }[] = [];
    for (let to = from + 1; to < spans.length; to += 1) {
      const end = spans[to]?.to ?? text.length;
      if (end - span.from > longest) break;
      const mark = lengths.has(end - span.from) ? words.get(text.slice(span.from, end)) : undefined;
      if (mark) found.push({ mark, from, to });
    }
    return found;
  });
}

/** The saved phrase that marks a token. */
export const markHolding = (index: MarkIndex, block: Block, token: number): Mark | undefined =>
  phrasesIn(index, block).find(
    ({ mark, from, to }) => mark.status !== "ignored" && from <= token && token <= to,
  )?.mark;

/** The saved words and phrases that occur in a text, without those that the reader ignores. */
export function marksMet(index: MarkIndex, blocks: readonly Block[]): Set<Mark> {
  const met = blocks.flatMap((block) => [
    ...Array.from({ length: tokenCount(block.paragraph) }, (_, token) => markOfToken(index, block, token)),
    ...phrasesIn(index, block).map(({ mark }) => mark),
  ]);
  return new Set(met.filter((mark): mark is Mark => mark !== undefined && mark.status !== "ignored"));
}

/** Ids of the saved words and phrases of a text that may be reviewed: those being learnt, and new ones, due ones first. */
export const wordsToReview = (index: MarkIndex, blocks: readonly Block[]): number[] =>
  [...marksMet(index, blocks)]
    .filter(({ id, status }) => id > 0 && status !== "known")
    .sort((one, other) => Number(other.due ?? false) - Number(one.due ?? false))
    .map(({ id }) => id);

const WEIGHT = { unsaved: 0, known: 1, new: 2, learning: 3, due: 4 } as const;

const drawnAs = ({ due, status }: Mark) => (due ? "due" : status);

/** Whether a token is neither saved nor known; names and numbers are no words to learn. */
function isUnsaved({ known, lang }: MarkIndex, block: Block, token: number): boolean {
  const entry = known && entryOf(block, token);
  return entry !== undefined && !entry.name && !known?.has(wordKey(entry.lemma, lang));
}

/**
 * What to mark in a paragraph: words and phrases, overlapping ones drawn once. Each token gets the status that demands most of
 * the reader (due, then learning, then new, then known), or is marked as not saved where that is wanted. The gap between two tokens
 * is marked if one phrase spans both, and the space between two that are not saved: a browser paints few long marks far faster.
 */
export function markedRanges(index: MarkIndex, block: Block): MarkedRange[] {
  if (index.words.size === 0 && !index.known) return [];
  const count = tokenCount(block.paragraph);
  const status: (MarkStatus | undefined)[] = [];
  const joined = new Set<number>();
  const raise = (token: number, wanted: WordStatus | MarkStatus) => {
    const present = status[token];
    if (wanted === "ignored" || (present && WEIGHT[present] >= WEIGHT[wanted])) return;
    status[token] = wanted;
  };
  for (let token = 0; token < count; token += 1) {
    const mark = markOfToken(index, block, token);
    if (mark) raise(token, drawnAs(mark));
    else if (isUnsaved(index, block, token)) raise(token, "unsaved");
  }
  for (const { mark, from, to } of phrasesIn(index, block)) {
    for (let token = from; token <= to; token += 1) raise(token, drawnAs(mark));
    for (let token = from; token < to; token += 1) joined.add(token);
  }
  return joinRanges(block, status, joined);
}

function joinRanges(
  block: Block,
  status: readonly (MarkStatus | undefined)[],
  joined: ReadonlySet<number>,
): MarkedRange[] {
  const ranges: MarkedRange[] = [];
  for (const [token, wanted] of status.entries()) {
    if (!wanted) continue;
    const { start, end } = tokenBounds(block.paragraph, token);
    const last = ranges.at(-1);
    const isJoined =
      joined.has(token - 1) || (wanted === "unsaved" && !block.paragraph.text.slice(last?.end, start).trim());
    if (last && isJoined && last.status === wanted) last.end = end;
    else ranges.push({ start, end, status: wanted });
  }
  return ranges;
}

/** The ranges minus what a stretch covers: both ends of a phrase remain. */
export const rangesBeside = (
  ranges: readonly MarkedRange[],
  hidden: { start: number; end: number },
): MarkedRange[] =>
  ranges.flatMap((range) => {
    if (range.end <= hidden.start || range.start >= hidden.end) return [range];
    return [
      { ...range, end: hidden.start },
      { ...range, start: hidden.end },
    ].filter(({ start, end }) => start < end);
  });
