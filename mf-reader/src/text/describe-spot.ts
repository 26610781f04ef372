import { words } from "../words.ts";
import type { Block } from "./block.ts";
import { type MarkIndex, markOfText, markOfUnit } from "./marks.ts";
import { isPhrase, type Spot, spotText } from "./spot.ts";

/** What a screen reader is told of a word or phrase: itself, and its status when it is saved. */
export function describeSpot(blocks: readonly Block[], marks: MarkIndex, spot: Spot): string {
  const block = blocks[spot.block];
  if (!block) return "";
  const text = spotText(block, spot);
  const mark = isPhrase(spot) ? markOfText(marks, text) : markOfUnit(marks, block, spot.from);
  return mark ? words.passage.wordWithStatus(text, mark.status) : text;
}
