import { analytics } from "@lagom/shared/analytics/analytics";
import type { Text } from "@lagom/shared/contract/text";
import { chapterNumber } from "@lagom/shared/text/book-parts";
import { useCallback, useEffect, useRef } from "react";
import { recordActivity } from "../../queries/record-activity.ts";
import { useChapterOfSerial } from "../../queries/serial.ts";
import type { useText } from "../../queries/text.ts";
import { NotesHere } from "../notes/notes-here.tsx";
import { TextParts } from "../passage/text-parts.tsx";
import { PrintButton } from "../printing/print-button.tsx";
import { Finish } from "./finish.tsx";
import { SerialLine } from "./serial-line.tsx";
import { SourceLine, TextFacts } from "./text-facts.tsx";
import { useReadingTime } from "./use-reading-time.ts";

interface ReaderTextProps {
  /** Ref of the text, which gets the focus. */
  arrival: (element: HTMLElement | null) => void;
  query: ReturnType<typeof useText>;
  first: Text;
  parts: readonly Text[];
  onFinished: () => void;
}

/** A text with its facts and its end; records that it was opened and read. One instance per rewrite. */
export function ReaderText({ arrival, query, first, parts, onFinished }: ReaderTextProps) {
  const container = useRef<HTMLElement>(null);
  const report = useReadingTime(container, first, parts);
  useOpened(first);
  const chapter = useChapterOfSerial(first);
  const setArticle = useCallback(
    (element: HTMLElement | null) => {
      container.current = element;
      arrival(element);
    },
    [arrival],
  );
  return (
    <article ref={setArticle} tabIndex={-1} aria-label={first.title}>
      {chapterNumber(first.part) !== null && <SerialLine text={first} chapter={chapter} />}
      <TextFacts text={first}>
        <PrintButton query={query} text={first} />
      </TextFacts>
      <TextParts query={query} parts={parts} heading="h1" />
      <SourceLine text={first} />
      <NotesHere text={first} parts={parts} />
      {parts.at(-1)?.next === null && (
        <Finish text={first} parts={parts} chapter={chapter} onFinish={report} onFinished={onFinished} />
      )}
    </article>
  );
}

function useOpened({ rewrite_id, language, level }: Text): void {
  const opened = useRef(0);
  useEffect(() => {
    if (opened.current === rewrite_id) return;
    opened.current = rewrite_id;
    analytics.track("article_opened", { rewrite_id, language, level });
    void recordActivity({ activity_type: "article_opened", rewrite_id, language, level });
  }, [rewrite_id, language, level]);
}
