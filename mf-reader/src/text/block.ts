import type { Entry, Paragraph, Text } from "@lagom/shared/contract/text";
import { isTitleRepeated } from "@lagom/shared/reading/title-repeated";

/** A paragraph with the table of entries that its tokens refer to: each part of a text has its own. */
export interface Block {
  paragraph: Paragraph;
  entries: readonly Entry[];
  /** Whether it is the title of the text. */
  title: boolean;
  /** Whether it is a title with which the text begins too: then it has no tokens, and is neither seen nor read aloud. */
  repeated?: boolean;
}

/** Blocks keep their identity, so that a further part does not redraw the earlier ones. */
const known = new WeakMap<Text, Block[]>();

/** The paragraphs of all parts in reading order, the title first. */
export const blocksOf = (parts: readonly Text[]): Block[] => parts.flatMap(blocksOfPart);

function blocksOfPart(part: Text): Block[] {
  const { heading, paragraphs, entries } = part;
  const blocks = known.get(part) ?? [
    ...(heading ? [titleOf(heading, part)] : []),
    ...paragraphs.map((paragraph) => ({ paragraph, entries, title: false })),
  ];
  known.set(part, blocks);
  return blocks;
}

function titleOf(heading: Paragraph, part: Text): Block {
  const repeated = isTitleRepeated(part);
  const paragraph = repeated ? { ...heading, tokens: [] } : heading;
  return { paragraph, entries: part.entries, title: true, repeated };
}

/** Whether a block stands above others: it is the title of the text, or the heading of a section. */
export const isHeading = ({ title, paragraph }: Block): boolean => title || paragraph.heading;

/** Number of tokens of a paragraph, which is its number of words. */
export const tokenCount = (paragraph: Paragraph): number => paragraph.tokens.length / 3;

/** Where a token starts and ends, in UTF-16 units of the paragraph. */
export function tokenBounds(paragraph: Paragraph, token: number): { start: number; end: number } {
  return { start: paragraph.tokens[token * 3] ?? 0, end: paragraph.tokens[token * 3 + 1] ?? 0 };
}

/** The entry that a token points to. */
export function entryOf(block: Block, token: number): Entry | undefined {
  const index = block.paragraph.tokens[token * 3 + 2];
  return index === undefined ? undefined : block.entries[index];
}

/** How many tokens start at or before `offset`, by binary search. */
function tokensUpTo(paragraph: Paragraph, offset: number): number {
  let low = 0;
  let high = tokenCount(paragraph);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokenBounds(paragraph, middle).start <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The tokens at a caret at `offset`: the one around it, or the one or two adjacent to it. None between words. */
export function tokensAt(paragraph: Paragraph, offset: number): number[] {
  const after = tokensUpTo(paragraph, offset) - 1;
  return [after, after - 1].filter((token) => {
    if (token < 0) return false;
    const { start, end } = tokenBounds(paragraph, token);
    return start <= offset && offset <= end;
  });
}

/** The first and last token that a stretch of text overlaps; null if none. */
export function tokensBetween(
  paragraph: Paragraph,
  start: number,
  end: number,
): { from: number; to: number } | null {
  const to = tokensUpTo(paragraph, end - 1) - 1;
  let from = Math.max(0, tokensUpTo(paragraph, start) - 1);
  if (tokenBounds(paragraph, from).end <= start) from += 1;
  return from <= to ? { from, to } : null;
}

/** Number and bounds of the sentence that contains `offset`; text before the first sentence counts as part of it. */
export function sentenceAt(
  paragraph: Paragraph,
  offset: number,
): { index: number; start: number; end: number } {
  const { sentences, text } = paragraph;
  let index = 0;
  while ((sentences[(index + 1) * 2] ?? Number.POSITIVE_INFINITY) <= offset) index += 1;
  return { index, start: sentences[index * 2] ?? 0, end: sentences[index * 2 + 1] ?? text.length };
}

/** The paragraph in pieces, each a sentence with the space after it; joined, they are exactly the text. */
export function sentencePieces({ sentences, text }: Paragraph): { start: number; text: string }[] {
  const count = Math.max(1, sentences.length / 2);
  return Array.from({ length: count }, (_, i) => {
    const start = i === 0 ? 0 : (sentences[i * 2] ?? 0);
    const end = i === count - 1 ? text.length : (sentences[(i + 1) * 2] ?? text.length);
    return { start, text: text.slice(start, end) };
  });
}
