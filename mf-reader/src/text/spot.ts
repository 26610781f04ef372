import type { Direction, LanguageCode } from "@lagom/shared/text/languages";
import { type Block, entryOf, sentenceAt, tokenBounds, tokenCount, tokensBetween } from "./block.ts";

/** A word, or a phrase of neighbouring words of one paragraph. */
export interface Spot {
  /** Index of the block. */
  block: number;
  /** First and last token, both included. */
  from: number;
  to: number;
  /** The end that Shift+arrow moves; the other one stays. */
  head: "from" | "to";
}

export type Move = "next" | "previous" | "next-sentence" | "previous-sentence";

export const wordSpot = (block: number, token: number): Spot => ({
  block,
  from: token,
  to: token,
  head: "to",
});

export const isSame = (one: Spot, other: Spot): boolean =>
  one.block === other.block && one.from === other.from && one.to === other.to;

export const isPhrase = (spot: Spot): boolean => spot.from !== spot.to;

/** Start and end of a spot in its paragraph. */
export function spotBounds(block: Block, { from, to }: Spot): { start: number; end: number } {
  return { start: tokenBounds(block.paragraph, from).start, end: tokenBounds(block.paragraph, to).end };
}

/** The text of a spot, with single spaces. */
export function spotText(block: Block, spot: Spot): string {
  const { start, end } = spotBounds(block, spot);
  return block.paragraph.text.slice(start, end).replace(/\s+/g, " ");
}

/** The sentence a spot starts in, the spot within it, and its translation if there is one. */
export function spotSentence(block: Block, spot: Spot) {
  const { start, end } = spotBounds(block, spot);
  const sentence = sentenceAt(block.paragraph, start);
  const all = sentenceSpot(block, spot);
  return {
    text: block.paragraph.text.slice(sentence.start, sentence.end),
    translation: block.paragraph.translations[sentence.index] ?? null,
    /** The spot within the sentence. */
    start: start - sentence.start,
    end: Math.min(end, sentence.end) - sentence.start,
    /** Whether the spot is exactly this sentence. */
    whole: isSame(spot, all),
    /** Whether the spot contains the sentence, possibly with words of the next ones. */
    held: spot.from === all.from && spot.to >= all.to,
  };
}

/** All words of the sentence a spot starts in, as one spot. */
export function sentenceSpot(block: Block, spot: Spot): Spot {
  const { start, end } = sentenceAt(block.paragraph, spotBounds(block, spot).start);
  const tokens = tokensBetween(block.paragraph, start, end);
  return tokens ? { block: spot.block, ...tokens, head: "to" } : spot;
}

/**
 * The form in which a word is saved: as written, but without a capital that is only due to its position at the start of a
 * sentence. A word whose base form has a capital (a German noun) keeps it, and so does a name.
 */
export function wordToSave(block: Block, spot: Spot, lang: LanguageCode): string {
  const text = spotText(block, spot);
  const entry = entryOf(block, spot.from);
  const first = entry?.lemma.slice(0, 1);
  const opens = first !== undefined && !entry?.name && first === first.toLocaleLowerCase(lang);
  return opens ? text.slice(0, 1).toLocaleLowerCase(lang) + text.slice(1) : text;
}

/** The move of an arrow key; left and right are swapped in right-to-left text. */
export function moveOfKey(code: string, dir: Direction): Move | undefined {
  switch (code) {
    case "ArrowRight":
      return dir === "rtl" ? "previous" : "next";
    case "ArrowLeft":
      return dir === "rtl" ? "next" : "previous";
    case "ArrowDown":
      return "next-sentence";
    case "ArrowUp":
      return "previous-sentence";
    default:
      return undefined;
  }
}

/** The word that a move leads to; the same spot at either end of the text. */
export function moved(blocks: readonly Block[], spot: Spot, move: Move): Spot {
  if (move === "next") return wordAfter(blocks, spot.block, spot.to) ?? spot;
  if (move === "previous") return wordBefore(blocks, spot.block, spot.from) ?? spot;
  return move === "next-sentence" ? nextSentence(blocks, spot) : previousSentence(blocks, spot);
}

/** The spot with its head moved by one word; it stays in its paragraph and keeps at least one word. */
export function extended(blocks: readonly Block[], spot: Spot, by: 1 | -1): Spot {
  const block = blocks[spot.block];
  if (!block) return spot;
  const head = isPhrase(spot) ? spot.head : by === 1 ? "to" : "from";
  const token = spot[head] + by;
  if (token < 0 || token >= tokenCount(block.paragraph)) return spot;
  return { ...spot, head, [head]: token };
}

/** The spot with the next or previous word added, whichever end its head is; null if its paragraph has none. */
export function grown(blocks: readonly Block[], spot: Spot, side: "from" | "to"): Spot | null {
  const block = blocks[spot.block];
  const token = side === "to" ? spot.to + 1 : spot.from - 1;
  if (!block || token < 0 || token >= tokenCount(block.paragraph)) return null;
  return { ...spot, [side]: token, head: side };
}

/** The first word of a sentence, or of the next one that has any; by paragraph and number. */
export function firstOfSentence(
  blocks: readonly Block[],
  { paragraph, sentence }: { paragraph: string; sentence: number },
): Spot | undefined {
  const block = blocks.findIndex((one) => one.paragraph.id === paragraph);
  const written = blocks[block]?.paragraph;
  if (!written) return undefined;
  const tokens = tokensBetween(written, written.sentences[sentence * 2] ?? 0, written.text.length);
  return wordAfter(blocks, block, tokens ? tokens.from - 1 : tokenCount(written) - 1);
}

/** The first word of the text. */
export const firstSpot = (blocks: readonly Block[]): Spot | undefined => wordAfter(blocks, 0, -1);

function wordAfter(blocks: readonly Block[], block: number, token: number): Spot | undefined {
  for (let b = block, u = token + 1; b < blocks.length; b += 1, u = 0) {
    const paragraph = blocks[b]?.paragraph;
    if (paragraph && u < tokenCount(paragraph)) return wordSpot(b, u);
  }
  return undefined;
}

function wordBefore(blocks: readonly Block[], block: number, token: number): Spot | undefined {
  for (let b = block, u: number | undefined = token - 1; b >= 0; b -= 1, u = undefined) {
    const paragraph = blocks[b]?.paragraph;
    const last = u ?? (paragraph ? tokenCount(paragraph) - 1 : -1);
    if (last >= 0) return wordSpot(b, last);
  }
  return undefined;
}

const sentenceOf = (blocks: readonly Block[], { block, from }: Spot) => {
  const paragraph = blocks[block]?.paragraph;
  return paragraph ? `${block}:${sentenceAt(paragraph, tokenBounds(paragraph, from).start).index}` : "";
};

function nextSentence(blocks: readonly Block[], spot: Spot): Spot {
  const here = sentenceOf(blocks, spot);
  let at = wordSpot(spot.block, spot.from);
  for (;;) {
    const next = wordAfter(blocks, at.block, at.to);
    if (!next) return spot;
    if (sentenceOf(blocks, next) !== here) return next;
    at = next;
  }
}

/** The start of this sentence, or the start of the previous one if already there. */
function previousSentence(blocks: readonly Block[], spot: Spot): Spot {
  const before = wordBefore(blocks, spot.block, spot.from);
  if (!before) return wordSpot(spot.block, spot.from);
  const sentence = sentenceOf(blocks, before);
  let at = before;
  for (;;) {
    const previous = wordBefore(blocks, at.block, at.from);
    if (!previous || sentenceOf(blocks, previous) !== sentence) return at;
    at = previous;
  }
}
