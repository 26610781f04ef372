import { type Block, isHeading, sentencePieces } from "./block.ts";

/** A sentence to read aloud, identified by its block or its paragraph and its number in it. */
export interface Line {
  block: number;
  paragraph: string;
  sentence: number;
  text: string;
  /** Where its text starts and ends in the paragraph. */
  start: number;
  end: number;
  /** Whether it is the title or a heading, after which a reader pauses. */
  heading: boolean;
}

/** A sentence of one rewrite; its paragraph has the same id in all rewrites of a text. */
export interface LinePosition extends Pick<Line, "paragraph" | "sentence"> {
  rewrite: number;
}

/** The sentences of a text in reading order; those without a letter or digit are skipped. */
export const linesOf = (blocks: readonly Block[]): Line[] => blocks.flatMap(linesOfBlock);

function linesOfBlock(block: Block, index: number): Line[] {
  if (block.repeated) return [];
  const { paragraph } = block;
  const shared = { block: index, paragraph: paragraph.id, heading: isHeading(block) };
  return sentencePieces(paragraph).flatMap((piece, sentence) => {
    if (!/[\p{L}\p{N}]/u.test(piece.text)) return [];
    const text = piece.text.trim();
    const start = piece.start + piece.text.indexOf(text);
    return [{ ...shared, sentence, text, start, end: start + text.length }];
  });
}

/**
 * The index of a sentence among the lines of a rewrite. In another rewrite of the text, that of the start of its paragraph,
 * since the sentences differ.
 * @returns -1 if the text has no such paragraph, or has not loaded it yet
 */
export function lineAt(lines: readonly Line[], rewrite: number, position: LinePosition): number {
  const start = lines.findIndex(({ paragraph }) => paragraph === position.paragraph);
  if (position.rewrite !== rewrite) return start;
  const same = lines.findIndex(
    ({ paragraph, sentence }) => paragraph === position.paragraph && sentence === position.sentence,
  );
  return same < 0 ? start : same;
}
