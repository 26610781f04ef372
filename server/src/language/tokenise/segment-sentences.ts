import type { LanguageCode } from "@lagom/shared/text/languages";
import { goesOn } from "./sentence-ends.ts";

/** Intl.Segmenter is quadratic in the length of its string, so it never gets a longer one. */
export const LONGEST = 2000;

/** Opening quotes that the segmenter attaches to the sentence before. */
const OPENING = /(?<=[。！？])[“‘「『（《]+$/u;
/** Closing quotes after a space, which it attaches to the next sentence. */
const CLOSING = /^»\s*/u;
const segmenters = new Map<LanguageCode, Intl.Segmenter>();

/**
 * Segments a paragraph into sentences.
 * @returns start and end of each sentence, without surrounding white space; none is longer than `LONGEST`
 */
export function segmentSentences(paragraph: string, code: LanguageCode): [number, number][] {
  const segmenter = segmenterOf(code);
  const sentences: [number, number][] = [];
  let start = 0;
  let last = 0;
  const close = (end: number) => {
    pushTrimmed(paragraph, [start, end], sentences);
    start = end;
  };
  for (const [from, to] of stretches(paragraph, LONGEST)) {
    for (const { index, segment } of segmenter.segment(paragraph.slice(from, to))) {
      const opening = OPENING.exec(segment)?.[0].length ?? 0;
      const closing = code === "fr" ? CLOSING.exec(paragraph.slice(from + index + segment.length)) : null;
      const end = from + index + segment.length - opening + (closing?.[0].length ?? 0);
      if (end - start > LONGEST) close(last);
      last = end;
      if (!goesOn(paragraph, [start, end], code)) close(end);
    }
  }
  close(paragraph.length);
  return sentences;
}

function segmenterOf(code: LanguageCode): Intl.Segmenter {
  const segmenter = segmenters.get(code) ?? new Intl.Segmenter(code, { granularity: "sentence" });
  segmenters.set(code, segmenter);
  return segmenter;
}

function pushTrimmed(text: string, [start, end]: [number, number], into: [number, number][]): void {
  const slice = text.slice(start, end);
  const left = slice.length - slice.trimStart().length;
  const trimmed = slice.trim();
  if (trimmed) into.push([start + left, start + left + trimmed.length]);
}

/**
 * Start and end of stretches of at most `longest`, which end after a sentence, else after white space, else anywhere. Takes
 * linear time.
 */
export function* stretches(text: string, longest: number): Generator<[number, number]> {
  let from = 0;
  while (text.length - from > longest) {
    const stretch = text.slice(from, from + longest);
    const length =
      lastMatch(stretch, /[.!?…؟]["'”’»)]*\s|[。！？।]["'”’»）」]*/gu) ??
      lastMatch(stretch, /\s/gu) ??
      safeEnd(stretch);
    yield [from, from + length];
    from += length;
  }
  yield [from, text.length];
}

function lastMatch(text: string, pattern: RegExp): number | undefined {
  let end: number | undefined;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}

/** Never splits a surrogate pair. */
function safeEnd(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
}
