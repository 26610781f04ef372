import { useEffect } from "react";
import { whenIdle } from "../use-idle.ts";

/**
 * Asks for one part of a text after the other while the page has nothing better to do, so that find-in-page, selection and
 * keys soon reach the whole text.
 * @param wanted whether there is a next part, and none on its way
 */
export function useWholeText(wanted: boolean, loadNext: () => unknown): void {
  useEffect(() => {
    if (wanted) return whenIdle(loadNext);
  }, [wanted, loadNext]);
}
