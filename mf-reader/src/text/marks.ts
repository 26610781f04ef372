import type { WordStatus } from "@lagom/shared/contract/words";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { type Block, entryOf, unitBounds, unitCount } from "./block.ts";

/** What the user's list says of one saved word or phrase. */
export interface Mark {
  id: number;
  word: string;
  lemma: string | null;
  status: WordStatus;
}

export type MarkStatus = Exclude<WordStatus, "ignored">;

/** A stretch of a paragraph to mark; stretches of one paragraph never overlap. */
export interface MarkedRange {
  start: number;
  end: number;
  status: MarkStatus;
}

/** The marks, laid out so that a text is marked in one pass over its units. */
export interface MarkIndex {
  lang: LanguageCode;
  words: ReadonlyMap<string, Mark>;
  lemmas: ReadonlyMap<string, Mark>;
  /** Phrases and words alike, by their first letter: a stored phrase may be one unit here and two elsewhere. */
  byFirst: ReadonlyMap<string, readonly Mark[]>;
}

/** Lower case letter by letter, so that offsets stay: `İ` would else become two. */
export function fold(text: string, lang: string): string {
  const lower = text.toLocaleLowerCase(lang);
  if (lower.length === text.length) return lower;
  return Array.from(text, (letter) => {
    const small = letter.toLocaleLowerCase(lang);
    return small.length === letter.length ? small : letter;
  }).join("");
}

/** Lays out the marks of a language. */
export function indexMarks(marks: readonly Mark[], lang: LanguageCode): MarkIndex {
  const words = new Map<string, Mark>();
  const lemmas = new Map<string, Mark>();
  const byFirst = new Map<string, Mark[]>();
  for (const mark of marks) {
    const word = fold(mark.word, lang);
    words.set(wordKey(mark.word, lang), mark);
    if (mark.lemma) lemmas.set(wordKey(mark.lemma, lang), mark);
    const first = word.slice(0, 1);
    byFirst.set(first, [...(byFirst.get(first) ?? []), { ...mark, word }]);
  }
  return { lang, words, lemmas, byFirst };
}

/** The saved word that a unit is: by its form, else by its base form. */
export function markOfUnit(index: MarkIndex, block: Block, unit: number): Mark | undefined {
  const entry = entryOf(block, unit);
  if (!entry) return undefined;
  const form = wordKey(entry.form, index.lang);
  const lemma = wordKey(entry.lemma, index.lang);
  return index.words.get(form) ?? index.lemmas.get(lemma) ?? index.words.get(lemma);
}

/** The saved word or phrase that is exactly this text. */
export const markOfText = (index: MarkIndex, text: string): Mark | undefined =>
  index.words.get(wordKey(text, index.lang));

/** Saved phrases of several units that start at `unit`, as the unit they end with. */
function phrasesFrom(
  index: MarkIndex,
  block: Block,
  folded: string,
  ends: Map<number, number>,
  unit: number,
) {
  const { start, end } = unitBounds(block.paragraph, unit);
  return (index.byFirst.get(folded.slice(start, start + 1)) ?? []).flatMap((mark) => {
    const to = ends.get(start + mark.word.length);
    const longer = start + mark.word.length > end;
    return longer && to !== undefined && folded.startsWith(mark.word, start) ? [{ mark, to }] : [];
  });
}

/** All saved phrases in a paragraph, overlapping ones too. */
export function phrasesIn(index: MarkIndex, block: Block): { mark: Mark; from: number; to: number }[] {
  const { paragraph } = block;
  const folded = fold(paragraph.text, index.lang).replace(/\s/g, " ");
  const count = unitCount(paragraph);
  const ends = new Map(Array.from({ length: count }, (_, unit) => [unitBounds(paragraph, unit).end, unit]));
  return Array.from({ length: count }, (_, from) =>
    phrasesFrom(index, block, folded, ends, from).map(({ mark, to }) => ({ mark, from, to })),
  ).flat();
}

const WEIGHT = { known: 0, new: 1, learning: 2 } as const;

/**
 * What to mark in a paragraph: words and phrases, drawn once where they overlap. Each unit takes the status that asks most
 * of the reader (learning, new, known); the gap between two units is marked when one phrase holds both.
 */
export function markedRanges(index: MarkIndex, block: Block): MarkedRange[] {
  if (index.words.size === 0) return [];
  const count = unitCount(block.paragraph);
  const status: (MarkStatus | undefined)[] = [];
  const joined = new Set<number>();
  const raise = (unit: number, wanted: WordStatus) => {
    const present = status[unit];
    if (wanted === "ignored" || (present && WEIGHT[present] >= WEIGHT[wanted])) return;
    status[unit] = wanted;
  };
  for (let unit = 0; unit < count; unit += 1) {
    const mark = markOfUnit(index, block, unit);
    if (mark) raise(unit, mark.status);
  }
  for (const { mark, from, to } of phrasesIn(index, block)) {
    for (let unit = from; unit <= to; unit += 1) raise(unit, mark.status);
    for (let unit = from; unit < to; unit += 1) joined.add(unit);
  }
  return joinRanges(block, status, joined);
}

function joinRanges(
  block: Block,
  status: readonly (MarkStatus | undefined)[],
  joined: ReadonlySet<number>,
): MarkedRange[] {
  const ranges: MarkedRange[] = [];
  for (const [unit, wanted] of status.entries()) {
    if (!wanted) continue;
    const { start, end } = unitBounds(block.paragraph, unit);
    const last = ranges.at(-1);
    if (last && joined.has(unit - 1) && last.status === wanted) last.end = end;
    else ranges.push({ start, end, status: wanted });
  }
  return ranges;
}

/** The ranges without what a stretch covers: of a phrase, both ends stay. */
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
