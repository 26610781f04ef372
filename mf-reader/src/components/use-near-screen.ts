import { type RefObject, useEffect, useState } from "react";

/** What is near the screen: beyond its edges above and below, so that it is ready when it comes into view. */
const MARGIN = "400px 0px";

/**
 * Whether an element is on the screen or near it.
 * @param initially what is said until the browser has told, a frame later
 */
export function useNearScreen(element: RefObject<HTMLElement | null>, initially = false): boolean {
  const [near, setNear] = useState(initially);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: MARGIN,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
