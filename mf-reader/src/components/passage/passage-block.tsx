import { interfaceDirection, interfaceLanguage } from "@lagom/shared/i18n/language";
import { reading } from "@lagom/shared/reading/look";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { Button } from "@lagom/shared/ui/button";
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { strings } from "../../strings.ts";
import { type Block, sentencePieces } from "../../text/block.ts";
import { type MarkedRange, type MarkIndex, markedRanges, rangesBeside } from "../../text/marks.ts";
import { type Spot, spotBounds } from "../../text/spot.ts";
import { isolated } from "../isolated.tsx";
import markStyles from "../mark.module.css";
import { rangesIn } from "./dom-text.ts";
import { canHighlight, DRAWN, highlight } from "./highlights.ts";
import styles from "./passage.module.css";
import { Readings } from "./readings.tsx";

export interface PassageBlockProps {
  block: Block;
  index: number;
  marks: MarkIndex;
  rtl: boolean;
  /** The language whose readings stand above the words; undefined without. */
  readings: LanguageCode | undefined;
  /** The element of the title. */
  heading: "h1" | "h2";
  /** The current word, if it is in this block; its fill replaces its mark. */
  current: Spot | undefined;
  /** Retries a paragraph that could not be rewritten. */
  onRetry: () => void;
  /** Whether a retry is in progress. */
  retrying: boolean;
}

/** A paragraph: plain text with an element per sentence, its saved words marked (docs/content.md#how-a-text-is-drawn). */
export const PassageBlock = memo(function PassageBlock(props: PassageBlockProps) {
  const { block, index, marks, rtl, readings, heading, current, onRetry, retrying } = props;
  const element = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const marked = useMemo(() => markedRanges(marks, block), [marks, block]);
  const ranges = useMemo(
    () => (current ? rangesBeside(marked, spotBounds(block, current)) : marked),
    [marked, block, current],
  );
  useHighlights(element, ranges);
  const { element: Element, className } = shapeOf(block, heading);
  return (
    <>
      {!block.paragraph.rewritten && (
        <div className={styles.notice} lang={interfaceLanguage()} dir={interfaceDirection()}>
          <span>{strings.passage.notRewritten}</span>
          <Button size="small" busy={retrying} onClick={onRetry}>
            {strings.passage.retry}
          </Button>
        </div>
      )}
      <Element ref={element} className={className} data-block={index} data-paragraph={block.paragraph.id}>
        {sentencePieces(block.paragraph).map(({ start, text }) => (
          <span key={start}>{canHighlight ? isolated(text, rtl) : withMarks(text, start, ranges)}</span>
        ))}
        {readings && <Readings block={block} lang={readings} />}
      </Element>
    </>
  );
});

/** The element and look of a block; the headings of sections stand one level below the title. */
function shapeOf({ title, repeated, paragraph }: Block, heading: "h1" | "h2") {
  if (repeated) return { element: heading, className: reading.repeated } as const;
  if (title) return { element: heading, className: reading.heading } as const;
  if (!paragraph.heading) return { element: "p", className: reading.paragraph } as const;
  return { element: heading === "h1" ? "h2" : "h3", className: reading.section } as const;
}

function useHighlights(element: { current: HTMLElement | null }, ranges: readonly MarkedRange[]): void {
  useLayoutEffect(() => {
    if (!canHighlight || !element.current || ranges.length === 0) return;
    const drawn = rangesIn(element.current, ranges);
    const removals = DRAWN.map((status) =>
      highlight(
        `word-${status}`,
        drawn.filter((_, i) => ranges[i]?.status === status),
      ),
    );
    return () => {
      for (const remove of removals) remove();
    };
  }, [element, ranges]);
}

/** Where the browser has no highlights, marked words get elements, and only they. */
function withMarks(text: string, start: number, ranges: readonly MarkedRange[]): ReactNode {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const range of ranges) {
    const from = Math.max(range.start - start, at);
    const to = Math.min(range.end - start, text.length);
    if (from >= to) continue;
    pieces.push(text.slice(at, from));
    pieces.push(
      <mark key={range.start} className={markStyles[range.status]}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...pieces, text.slice(at)];
}
