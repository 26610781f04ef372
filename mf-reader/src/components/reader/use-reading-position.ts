import type { Text } from "@lagom/shared/contract/text";
import { onLeave } from "@lagom/shared/leave";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { positionKey, saveReadingPosition } from "../../queries/save-reading-position.ts";
import type { useText } from "../../queries/text.ts";
import { laterPosition, localPosition } from "../../stores/local-positions.ts";
import { positionInView, scrollToPosition, type TextPosition } from "../dom-position.ts";

/** The reading position is saved this long after the last scrolling. */
const RESTS_MS = 2000;

/**
 * Returns the reader to their reading position in a text, and saves it while they read.
 * @param led whether a link led to another position in the text
 * @returns resets the position to the beginning, when the text is finished
 */
export function useReadingPosition(
  container: RefObject<HTMLElement | null>,
  query: ReturnType<typeof useText>,
  first: Text | undefined,
  led: boolean,
): () => void {
  useReturn(container, query, first, led);
  return useSaving(container, first);
}

/** Scrolls to the reading position once per visit, loading further parts as needed, unless the reader scrolls first. */
function useReturn(
  container: RefObject<HTMLElement | null>,
  { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: ReturnType<typeof useText>,
  first: Text | undefined,
  led: boolean,
): void {
  const wanted = useRef<TextPosition | null | undefined>(led ? null : undefined);
  useEffect(() => {
    const give = () => {
      wanted.current = null;
    };
    addEventListener("wheel", give, { passive: true });
    addEventListener("touchmove", give, { passive: true });
    addEventListener("keydown", give);
    return () => {
      removeEventListener("wheel", give);
      removeEventListener("touchmove", give);
      removeEventListener("keydown", give);
    };
  }, []);
  useEffect(() => {
    // Any further part may contain the position.
    if (!first || !data || !container.current) return;
    if (wanted.current === undefined) wanted.current = positionToReturnTo(first);
    if (wanted.current === null) return;
    if (scrollToPosition(container.current, wanted.current) || !hasNextPage || isFetchNextPageError)
      wanted.current = null;
    else if (!isFetchingNextPage) void fetchNextPage();
  }, [container, first, data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}

/** The later of the positions stored by the server and by this device; null at the beginning and at the end. */
function positionToReturnTo(text: Text): TextPosition | null {
  const position = laterPosition(text.reading_position, localPosition(positionKey(text)));
  const start = startOf(text);
  const end = text.next === null ? text.paragraphs.at(-1)?.id : undefined;
  return position && position.paragraph !== start && position.paragraph !== end ? position : null;
}

const startOf = (text: Text): string | undefined => text.heading?.id ?? text.paragraphs[0]?.id;

function useSaving(container: RefObject<HTMLElement | null>, first: Text | undefined): () => void {
  const finished = useRef<number>(undefined);
  // Keeps running while the finished text is on the page.
  useLayoutEffect(() => {
    if (!first) return;
    let saved = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = () => {
      clearTimeout(timer);
      timer = undefined;
      // A reader looking at a finished text is not in the middle of it.
      if (finished.current === first.rewrite_id) return;
      const position = container.current && positionInView(container.current);
      if (!position || JSON.stringify(position) === saved) return;
      saved = JSON.stringify(position);
      saveReadingPosition(first, position);
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(saveNow, RESTS_MS);
    };
    const saveIfMoved = () => timer !== undefined && saveNow();
    const onHidden = () => document.visibilityState === "hidden" && saveIfMoved();
    const stopListening = onLeave(saveIfMoved);
    addEventListener("scroll", onScroll, { passive: true });
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      removeEventListener("scroll", onScroll);
      document.removeEventListener("visibilitychange", onHidden);
      stopListening();
      saveIfMoved();
    };
  }, [container, first]);
  return () => {
    const paragraph = first && startOf(first);
    if (!paragraph) return;
    finished.current = first.rewrite_id;
    saveReadingPosition(first, { paragraph, sentence: 0 });
  };
}
