import { FEWEST_HEADINGS_LISTED } from "@lagom/shared/reading/look";
import { announce } from "@lagom/shared/ui/live";
import { type ReactNode, type RefObject, useMemo } from "react";
import { type Block, tokenCount } from "../../text/block.ts";
import { type Spot, sentenceSpot, wordSpot } from "../../text/spot.ts";
import { layOutUpTo } from "../dom-position.ts";
import { Contents } from "./contents.tsx";
import { blockElement } from "./dom-text.ts";
import { scrollToStart } from "./reading-area.ts";
import type { CursorControl } from "./use-cursor.ts";

/**
 * The table of contents of a text with sections, and where its entries lead. The focus goes to the text; by keys, the heading
 * becomes the current phrase, from which they go on.
 * @param describe what a screen reader announces of a spot
 * @returns undefined for a text with fewer headings than are worth listing
 */
export function useContents(
  root: RefObject<HTMLElement | null>,
  blocks: readonly Block[],
  { goTo }: Pick<CursorControl, "goTo">,
  describe: (spot: Spot) => ReactNode,
): ReactNode {
  // One element as long as the text is the same, so that a moved cursor does not draw it again.
  return useMemo(() => {
    const headings = blocks.flatMap(({ paragraph }, block) =>
      paragraph.heading ? [{ block, id: paragraph.id, text: paragraph.text }] : [],
    );
    if (headings.length < FEWEST_HEADINGS_LISTED) return undefined;
    const jump = (index: number, byKey: boolean) => {
      const block = blocks[index];
      const element = root.current && blockElement(root.current, index);
      if (!root.current || !block || !element) return;
      layOutUpTo(root.current, element);
      scrollToStart(element);
      root.current.focus({ preventScroll: true });
      if (tokenCount(block.paragraph) === 0) return;
      const spot = sentenceSpot(block, wordSpot(index, 0));
      if (byKey) goTo(spot);
      else announce(describe(spot));
    };
    return <Contents headings={headings} onJump={jump} />;
  }, [root, blocks, goTo, describe]);
}
