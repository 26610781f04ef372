import { useEffect, useEffectEvent, useRef, useState } from "react";
import { restBeforeSearch } from "./typing-pace.ts";

/**
 * The text of a search field, and the search that follows once typing rests. When `searched` changes otherwise, as through
 * Back or a button that clears all filters, the text follows it.
 * @param searched what is searched for now, as the address keeps it
 * @param onSearch called with the trimmed text
 * @returns the text, and its setter
 */
export function useSearchText(searched: string, onSearch: (wanted: string) => void) {
  const [text, setText] = useState(searched);
  // By the time the address has changed, more may have been typed than was searched for.
  const asked = useRef(searched);
  const lastTyped = useRef<number>(undefined);
  const search = useEffectEvent((wanted: string) => {
    asked.current = wanted;
    onSearch(wanted);
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    const now = performance.now();
    const gap = lastTyped.current === undefined ? undefined : now - lastTyped.current;
    lastTyped.current = now;
    const timer = setTimeout(() => search(wanted), restBeforeSearch(gap));
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (searched === asked.current) return;
    asked.current = searched;
    setText(searched);
  }, [searched]);
  return [text, setText] as const;
}
