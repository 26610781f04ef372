import { type RefObject, useEffect, useRef } from "react";
import { sameSentence } from "../text/met-sentence.ts";
import { layOutUpTo, paragraphsIn } from "./dom-position.ts";

interface Paged {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Scrolls to a sentence of the text once and marks it, loading further parts until it is found.
 * @param shown changes when more of the text is drawn
 */
export function useMetSentence(
  container: RefObject<HTMLElement | null>,
  sentence: string | null,
  query: Paged,
  shown: number,
): void {
  const found = useRef(false);
  useEffect(() => {
    if (!sentence || found.current || shown === 0) return;
    const text = container.current;
    for (const paragraph of text ? paragraphsIn(text) : []) {
      const element = [...paragraph.querySelectorAll("span")].find(({ textContent }) =>
        sameSentence(textContent ?? "", sentence),
      );
      if (!text || !element) continue;
      found.current = true;
      layOutUpTo(text, paragraph);
      element.dataset.met = "";
      element.scrollIntoView({ block: "center", behavior: "instant" });
      return;
    }
    if (query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError) query.fetchNextPage();
  }, [container, sentence, query, shown]);
}
