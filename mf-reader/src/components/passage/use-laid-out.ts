import { type RefObject, useEffect, useState } from "react";

const CHANGED = "contentvisibilityautostatechange";
const isTold = typeof document !== "undefined" && `on${CHANGED}` in document.documentElement;

/** Whether a stretch, which is laid out only near the screen, has been; where the browser does not tell, always. */
export function useLaidOut(stretch: RefObject<HTMLElement | null>, needed: boolean): boolean {
  const [laidOut, setLaidOut] = useState(false);
  useEffect(() => {
    const element = stretch.current;
    if (!needed || laidOut || !element) return;
    const onChange = (event: Event) => {
      if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) setLaidOut(true);
    };
    element.addEventListener(CHANGED, onChange);
    // The event tells of changes alone.
    if (!isTold || element.checkVisibility({ contentVisibilityAuto: true })) setLaidOut(true);
    return () => element.removeEventListener(CHANGED, onChange);
  }, [stretch, needed, laidOut]);
  return laidOut;
}
