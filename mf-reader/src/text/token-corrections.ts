import type { Entry } from "@lagom/shared/contract/text";
import type { TokenCorrection } from "@lagom/shared/contract/token-corrections";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { type Block, tokenBounds, tokenCount } from "./block.ts";
import { fold } from "./marks.ts";
import { readingOfStretch } from "./readings.ts";

/** Blocks keep their identity as long as the corrections do, so that they are not redrawn. */
const known = new WeakMap<Block, { corrections: readonly TokenCorrection[]; corrected: Block }>();

/** The blocks with the reader's own joins and splits instead of the server's tokens. */
export function correctedBlocks(
  blocks: Block[],
  corrections: readonly TokenCorrection[],
  lang: LanguageCode,
): Block[] {
  if (corrections.length === 0) return blocks;
  return blocks.map((block) => {
    const earlier = known.get(block);
    if (earlier?.corrections === corrections) return earlier.corrected;
    const corrected = correctedBlock(block, corrections, lang);
    known.set(block, { corrections, corrected });
    return corrected;
  });
}

function correctedBlock(block: Block, corrections: readonly TokenCorrection[], lang: LanguageCode): Block {
  const folded = fold(block.paragraph.text, lang);
  return corrections.reduce((corrected, correction) => {
    for (const start of occurrencesOf(correction.surface, folded))
      corrected = retokenise(corrected, start, correction, lang);
    return corrected;
  }, block);
}

/** The occurrences of a surface, including overlapping ones: in 看看看, only the last two letters may be its tokens. */
function occurrencesOf(surface: string, text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(surface); at >= 0; at = text.indexOf(surface, at + 1)) found.push(at);
  return found;
}

/** The block with one stretch tokenised differently; unchanged if the stretch begins or ends within a token. */
function retokenise(
  block: Block,
  start: number,
  { surface, cuts }: TokenCorrection,
  lang: LanguageCode,
): Block {
  const { paragraph } = block;
  const end = start + surface.length;
  const bounds = Array.from({ length: tokenCount(paragraph) }, (_, token) => tokenBounds(paragraph, token));
  const from = bounds.findIndex((token) => token.start === start);
  const to = bounds.findIndex((token) => token.end === end);
  if (from < 0 || to < from) return block;
  const entries = [...block.entries];
  const edges = [start, ...cuts.map((cut) => start + cut), end];
  const pieces = edges.slice(0, -1).flatMap((edge, i) => {
    const { start: first, end: last } = trimmed(paragraph.text, edge, edges[i + 1] ?? end);
    if (first >= last) return [];
    const reading = readingOfStretch(block, first, last, lang);
    return [first, last, entryIndex(entries, paragraph.text.slice(first, last), reading, lang)];
  });
  const tokens = [...paragraph.tokens.slice(0, from * 3), ...pieces, ...paragraph.tokens.slice((to + 1) * 3)];
  return { ...block, entries, paragraph: { ...paragraph, tokens } };
}

function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  const piece = text.slice(start, end);
  const left = piece.length - piece.trimStart().length;
  return { start: start + left, end: start + left + piece.trim().length };
}

/** The index of the entry of this form in the text, else of a new one whose meaning is fetched from the server. */
function entryIndex(entries: Entry[], written: string, reading: string | null, lang: LanguageCode): number {
  const form = wordKey(written, lang);
  const present = entries.findIndex((entry) => entry.form === form);
  return present >= 0 ? present : entries.push(plainEntry(form, reading)) - 1;
}

const plainEntry = (form: string, reading: string | null): Entry => ({
  form,
  lemma: form,
  candidates: [],
  concept: null,
  pos: null,
  band: null,
  gloss: null,
  others: [],
  reading,
  name: false,
});

/** The correction that a token comes from. */
export function correctionAt(
  block: Block,
  token: number,
  corrections: readonly TokenCorrection[],
  lang: LanguageCode,
): TokenCorrection | undefined {
  const folded = fold(block.paragraph.text, lang);
  const { start, end } = tokenBounds(block.paragraph, token);
  return corrections.find(({ surface, cuts }) =>
    occurrencesOf(surface, folded).some((from) => {
      const edges = [0, ...cuts, surface.length].map((edge) => from + edge);
      return edges.includes(start) && edges.includes(end);
    }),
  );
}

/** The letters of a word as people see them, each with its start: where it can be split. */
export function lettersOf(word: string, lang: LanguageCode): { start: number; text: string }[] {
  if (!("Segmenter" in Intl)) {
    let start = 0;
    return Array.from(word, (text) => {
      const letter = { start, text };
      start += text.length;
      return letter;
    });
  }
  const segmenter = new Intl.Segmenter(lang, { granularity: "grapheme" });
  return Array.from(segmenter.segment(word), ({ index, segment }) => ({ start: index, text: segment }));
}
