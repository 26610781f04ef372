import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/**
 * Keeps the paragraph in view over a change of level: paragraphs have the same id at every level.
 * @param shown names the text that is drawn now
 * @returns notes the place; call it before the text changes
 */
export function useKeptPlace(container: RefObject<HTMLElement | null>, shown: number): () => void {
  const place = useRef<{ id: string; top: number }>(undefined);
  useLayoutEffect(() => {
    const kept = place.current;
    place.current = undefined;
    if (!kept || shown === 0) return;
    const paragraph = container.current?.querySelector(`[data-paragraph="${CSS.escape(kept.id)}"]`);
    if (paragraph) scrollBy({ top: paragraph.getBoundingClientRect().top - kept.top, behavior: "instant" });
  }, [container, shown]);
  return useCallback(() => {
    const paragraphs = container.current?.querySelectorAll<HTMLElement>("[data-paragraph]") ?? [];
    for (const paragraph of paragraphs) {
      const { top, bottom } = paragraph.getBoundingClientRect();
      if (bottom < innerHeight / 4) continue;
      place.current = { id: paragraph.dataset.paragraph ?? "", top };
      return;
    }
  }, [container]);
}
