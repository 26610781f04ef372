import { useEffect } from "react";
import { whenIdle } from "../use-idle.ts";

/**
 * Loads the parts of a text one after another while the page is idle, so that find-in-page, selection and keys soon reach the
 * whole text.
 * @param wanted whether there is a next part and none is loading
 */
export function useWholeText(wanted: boolean, loadNext: () => unknown): void {
  useEffect(() => {
    if (wanted) return whenIdle(loadNext);
  }, [wanted, loadNext]);
}
