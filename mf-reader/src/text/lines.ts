import { type Block, sentencePieces } from "./block.ts";

/** A sentence to read aloud, by its block and its number in it. */
export interface Line {
  block: number;
  sentence: number;
  text: string;
}

/** Lines keep their identity, so that a further part does not interrupt the one that is being read. */
const known = new WeakMap<Block, readonly Line[]>();

/** The sentences of a text in reading order; what has no letter or digit is passed over. */
export const linesOf = (blocks: readonly Block[]): Line[] => blocks.flatMap(linesOfBlock);

function linesOfBlock(block: Block, index: number): readonly Line[] {
  const lines =
    known.get(block) ??
    sentencePieces(block.paragraph).flatMap(({ text }, sentence) =>
      /[\p{L}\p{N}]/u.test(text) ? [{ block: index, sentence, text: text.trim() }] : [],
    );
  known.set(block, lines);
  return lines;
}
