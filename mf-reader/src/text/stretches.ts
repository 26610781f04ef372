import type { Block } from "./block.ts";
import type { Spot } from "./spot.ts";

/** Neighbouring blocks that are laid out together, once they come near the screen. */
export interface Stretch {
  /** Index of its first block. */
  first: number;
  blocks: readonly Block[];
}

/** About two phone screens: fewer stretches cost less per frame, shorter ones cost less when they come on screen. */
const LETTERS = 1500;

/** Groups the blocks into stretches of at least this many letters; all but the last stay the same when blocks are added. */
export function stretchesOf(blocks: readonly Block[]): Stretch[] {
  const stretches: Stretch[] = [];
  let first = 0;
  let letters = 0;
  for (const [index, { paragraph }] of blocks.entries()) {
    letters += paragraph.text.length;
    if (letters < LETTERS && index < blocks.length - 1) continue;
    stretches.push({ first, blocks: blocks.slice(first, index + 1) });
    first = index + 1;
    letters = 0;
  }
  return stretches;
}

export const holds = ({ first, blocks }: Stretch, spot: Spot): boolean =>
  spot.block >= first && spot.block < first + blocks.length;
