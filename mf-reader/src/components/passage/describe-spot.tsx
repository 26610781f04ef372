import type { ReactNode } from "react";
import { strings } from "../../strings.ts";
import type { Block } from "../../text/block.ts";
import { type MarkIndex, markHolding, markOfText, markOfToken } from "../../text/marks.ts";
import { isPhrase, type Spot, spotText } from "../../text/spot.ts";
import { withWord } from "../with-word.tsx";

/** The announcement of a word or phrase: itself, and its status if it is saved or part of a saved phrase. */
export function describeSpot(blocks: readonly Block[], marks: MarkIndex, spot: Spot): ReactNode {
  const block = blocks[spot.block];
  if (!block) return "";
  const text = spotText(block, spot);
  const mark = isPhrase(spot)
    ? markOfText(marks, text)
    : (markOfToken(marks, block, spot.from) ?? markHolding(marks, block, spot.from));
  const { saved, savedAndDue } = strings.passage;
  const say = mark ? (mark.due ? savedAndDue : saved)[mark.status] : ({ word }: { word: string }) => word;
  return withWord(say, text, marks.lang);
}
