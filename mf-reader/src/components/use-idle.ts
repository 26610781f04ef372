import { useEffect, useState } from "react";

/**
 * Calls back when the page is idle; soon, where the browser cannot tell (Safari).
 * @returns cancels the callback
 */
export function whenIdle(callback: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(callback);
  return () => cancelIdleCallback(idle);
}

/** Whether the page has been idle since this was drawn: time to prepare what will be needed. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
