import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { keptTop } from "../../text/kept-place.ts";

/** The share of the screen's height at which one reads. */
const READING_LINE = 0.35;
/** The height of the bars above the text, or more. */
const COVERED_PX = 128;

/** Gives paragraphs their real heights at once: off screen they have a guessed one until they are drawn. */
export function drawNow(paragraphs: readonly HTMLElement[]): void {
  for (const { style } of paragraphs) style.contentVisibility = "visible";
  // Drawn once, their heights are remembered.
  const release = () => {
    for (const { style } of paragraphs) style.contentVisibility = "";
  };
  requestAnimationFrame(() => requestAnimationFrame(release));
}

/**
 * Keeps the paragraph in view over a change of level: paragraphs have the same id at every level.
 * @param shown names the text that is drawn now
 * @returns notes the place; call it before the text changes
 */
export function useKeptPlace(container: RefObject<HTMLElement | null>, shown: number): () => void {
  const place = useRef<{ id: string; top: number; height: number }>(undefined);
  useLayoutEffect(() => {
    const kept = place.current;
    place.current = undefined;
    if (!kept || shown === 0) return;
    const paragraphs = [...(container.current?.querySelectorAll<HTMLElement>("[data-paragraph]") ?? [])];
    const paragraph = paragraphs.find(({ dataset }) => dataset.paragraph === kept.id);
    if (!paragraph) return;
    drawNow(paragraphs.slice(0, paragraphs.indexOf(paragraph) + 1));
    const { top, height } = paragraph.getBoundingClientRect();
    scrollBy({
      top: top - keptTop(kept, height, innerHeight * READING_LINE, COVERED_PX),
      behavior: "instant",
    });
  }, [container, shown]);
  return useCallback(() => {
    const paragraphs = container.current?.querySelectorAll<HTMLElement>("[data-paragraph]") ?? [];
    for (const paragraph of paragraphs) {
      const { top, bottom, height } = paragraph.getBoundingClientRect();
      if (bottom < innerHeight * READING_LINE) continue;
      place.current = { id: paragraph.dataset.paragraph ?? "", top, height };
      return;
    }
  }, [container]);
}
