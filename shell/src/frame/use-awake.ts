import { useCallback, useEffect, useState } from "react";

/** How long a page that has loaded everything else may stay asleep. */
const AT_MOST_MS = 5000;

/** Sleeps until the page has loaded and is idle, or until it is woken: for what nobody needs in the first second. */
export function useAwake(): { live: boolean; wake: () => void } {
  const [live, setLive] = useState(false);
  const wake = useCallback(() => setLive(true), []);
  useEffect(() => {
    let idle = 0;
    const soon = () => {
      idle = "requestIdleCallback" in window ? requestIdleCallback(wake, { timeout: AT_MOST_MS }) : 0;
      if (idle === 0) wake();
    };
    if (document.readyState === "complete") soon();
    else addEventListener("load", soon, { once: true });
    return () => {
      removeEventListener("load", soon);
      if (idle) cancelIdleCallback(idle);
    };
  }, [wake]);
  return { live, wake };
}
