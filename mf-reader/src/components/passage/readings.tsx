import type { LanguageCode } from "@lagom/shared/text/languages";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Block } from "../../text/block.ts";
import { type Reading, readingsOf } from "../../text/readings.ts";
import { useNearScreen } from "../use-near-screen.ts";
import { liveRange, rangesIn } from "./dom-text.ts";
import styles from "./readings.module.css";

/** A reading may be wider than its base by this share of its font size; beyond that it is condensed. */
const OVERHANG = 0.7;
const NARROWEST = 0.65;

interface ReadingsProps {
  block: Block;
  lang: LanguageCode;
}

interface Note {
  text: string;
  left: number;
  top: number;
  scale: number;
}

/**
 * Furigana, pinyin or transliteration over a paragraph: a layer over the plain text, so that selection, find-in-page, taps and
 * screen readers find the text as it is (decision 0017). Only paragraphs near the screen have one.
 */
export function Readings({ block, lang }: ReadingsProps) {
  const layer = useRef<HTMLSpanElement>(null);
  const near = useNearScreen(layer);
  const notes = useNotes(layer, block, lang, near);
  return (
    <span ref={layer} className={styles.layer} aria-hidden="true">
      {notes.map(({ text, left, top, scale }) => (
        <span
          key={`${left} ${top}`}
          className={styles.note}
          data-reading={text}
          style={{ left, top, transform: `translate(-50%, -100%) scaleX(${scale})` }}
        />
      ))}
    </span>
  );
}

const NONE: readonly Note[] = [];

function useNotes(layer: RefObject<HTMLElement | null>, block: Block, lang: LanguageCode, near: boolean) {
  const [notes, setNotes] = useState(NONE);
  useLayoutEffect(() => {
    const paragraph = layer.current?.parentElement;
    if (!near || !paragraph) return setNotes(NONE);
    const readings = readingsOf(block, lang);
    const measure = () => setNotes(notesOf(paragraph, readings));
    const observer = new ResizeObserver(measure);
    observer.observe(paragraph);
    document.fonts.addEventListener("loadingdone", measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    };
  }, [layer, block, lang, near]);
  return notes;
}

function notesOf(paragraph: HTMLElement, readings: readonly Reading[]): Note[] {
  const origin = paragraph.getBoundingClientRect();
  const { fontSize, fontFamily } = getComputedStyle(paragraph);
  const size = Number.parseFloat(fontSize) / 2;
  const widthOf = ruler(`${size}px ${fontFamily}`);
  return rangesIn(paragraph, readings).flatMap((range, i) => {
    // If a word breaks over two lines, the first part carries the reading.
    const [box] = liveRange(range).getClientRects();
    const text = readings[i]?.text;
    if (!box || !text) return [];
    const room = box.width + size * OVERHANG;
    const width = widthOf(text);
    const scale = Math.max(NARROWEST, Math.min(1, room / width));
    const middle = box.left - origin.left + box.width / 2;
    return {
      text,
      left: within(middle, (width * scale) / 2, origin.width),
      top: box.top - origin.top,
      scale,
    };
  });
}

/** At the edges of its paragraph, which clips overflow, a reading is aligned with the start or end of the line. */
const within = (middle: number, half: number, width: number): number =>
  Math.max(half, Math.min(width - half, middle));

function ruler(font: string): (text: string) => number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return () => 0;
  context.font = font;
  return (text) => context.measureText(text).width;
}
