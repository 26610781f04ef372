import { type RefObject, useLayoutEffect } from "react";
import { useNotes } from "../../queries/notes.ts";
import type { Block } from "../../text/block.ts";
import { noteBounds } from "../../text/notes.ts";
import { blockElement, rangesIn } from "../passage/dom-text.ts";
import { canHighlight, highlight } from "../passage/highlights.ts";

interface NotedSentencesProps {
  root: RefObject<HTMLElement | null>;
  blocks: readonly Block[];
  rewriteId: number;
}

/** Marks the sentences of a text on which the reader has noted something. */
export function NotedSentences({ root, blocks, rewriteId }: NotedSentencesProps) {
  const notes = useNotes(rewriteId);
  useLayoutEffect(() => {
    const { current } = root;
    if (!canHighlight || !current) return;
    const ranges = notes.flatMap((note) => {
      const bounds = noteBounds(blocks, note);
      const element = bounds && blockElement(current, bounds.block);
      return element ? rangesIn(element, [bounds]) : [];
    });
    return highlight("sentence-noted", ranges);
  }, [root, blocks, notes]);
  return null;
}
