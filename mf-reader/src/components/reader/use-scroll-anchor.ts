import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { anchoredTop } from "../../text/scroll-anchor.ts";
import { layOutUpTo, paragraphAtLine, paragraphsIn, READING_LINE } from "../dom-position.ts";

/** At least the height of the bars above the text. */
const COVERED_PX = 128;

/**
 * Keeps the paragraph in view when the level changes: paragraphs have the same id at every level.
 * @param shown identifies the text that is drawn now
 * @param switching whether another one is loading
 * @returns notes the paragraph in view and gives its id; call it before the text changes
 */
export function useScrollAnchor(
  container: RefObject<HTMLElement | null>,
  shown: number,
  switching: boolean,
): () => string | undefined {
  const anchor = useRef<{ id: string; top: number; height: number }>(undefined);
  useLayoutEffect(() => {
    if (switching) return;
    const kept = anchor.current;
    anchor.current = undefined;
    if (!kept || shown === 0) return;
    const paragraphs = container.current ? paragraphsIn(container.current) : [];
    const paragraph = paragraphs.find(({ dataset }) => dataset.paragraph === kept.id);
    if (!container.current || !paragraph) return;
    layOutUpTo(container.current, paragraph);
    const { top, height } = paragraph.getBoundingClientRect();
    scrollBy({
      top: top - anchoredTop(kept, height, innerHeight * READING_LINE, COVERED_PX),
      behavior: "instant",
    });
  }, [container, shown, switching]);
  return useCallback(() => {
    const paragraph = container.current && paragraphAtLine(container.current);
    if (!paragraph) return undefined;
    const { top, height } = paragraph.getBoundingClientRect();
    anchor.current = { id: paragraph.dataset.paragraph ?? "", top, height };
    return anchor.current.id;
  }, [container]);
}
