import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Reports when the reader scrolls near an element.
 * @param distance how many pixels below the screen count as near
 * @param wanted whether to observe at all
 */
export function useNearing(
  distance: number,
  wanted: boolean,
  onNear: () => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!wanted || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && tell(), {
      rootMargin: `0px 0px ${distance}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [distance, wanted]);
  return element;
}
