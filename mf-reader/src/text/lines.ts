import { type Block, sentencePieces } from "./block.ts";

/** A sentence to read aloud, by its block or its paragraph and its number in it. */
export interface Line {
  block: number;
  paragraph: string;
  sentence: number;
  text: string;
}

/** A sentence of one rewrite; its paragraph has the same id in all rewrites of a text. */
export interface LinePosition extends Pick<Line, "paragraph" | "sentence"> {
  rewrite: number;
}

/** The sentences of a text in reading order; what has no letter or digit is passed over. */
export const linesOf = (blocks: readonly Block[]): Line[] => blocks.flatMap(linesOfBlock);

function linesOfBlock({ paragraph }: Block, block: number): Line[] {
  return sentencePieces(paragraph).flatMap(({ text }, sentence) =>
    /[\p{L}\p{N}]/u.test(text) ? [{ block, paragraph: paragraph.id, sentence, text: text.trim() }] : [],
  );
}

/**
 * Where a place is among the lines of a rewrite: at another level at the start of its paragraph, since sentences are others there.
 * @returns -1 when the text has no such paragraph, or not yet
 */
export function lineAt(lines: readonly Line[], rewrite: number, position: LinePosition): number {
  const start = lines.findIndex(({ paragraph }) => paragraph === position.paragraph);
  if (position.rewrite !== rewrite) return start;
  const same = lines.findIndex(
    ({ paragraph, sentence }) => paragraph === position.paragraph && sentence === position.sentence,
  );
  return same < 0 ? start : same;
}
