import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Calls `onMounting` before the effects of the siblings that follow, and `onMounted` after all of them have run without
 * an error. Both once, also where a sibling suspends again later. Neither may change between renders.
 */
export function useMounting(onMounting: () => void, onMounted: () => void): void {
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (!begun.current) onMounting();
    begun.current = true;
  }, [onMounting]);
  useEffect(() => {
    const timer = setTimeout(onMounted);
    return () => clearTimeout(timer);
  }, [onMounted]);
}
