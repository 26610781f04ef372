import { withEllipsis } from "@lagom/shared/text/ellipsis";
import { stretches } from "../../language/tokenise/segment-sentences.ts";
import { takeRuby } from "./ruby.ts";

/** A parsed text: title and paragraphs, in NFC. */
export interface PlainText {
  title: string;
  paragraphs: string[];
  /** Which of the paragraphs are headings of sections, in ascending order. */
  headings: number[];
}

/** A chapter of a text; without a heading where it is empty. */
export interface PlainSection {
  heading: string;
  text: string;
}

/** A first line up to this length, with text after it, is the title. */
const LONGEST_TITLE = 120;
const SHORT_TITLE = 60;
/** About 500 words: a longer paragraph is split, so that even a text on one line is sent in parts. */
const LONGEST_PARAGRAPH = 3000;
const LONE_SURROGATE = /[\uD800-\uDBFF]$/;
/** Control characters other than line breaks and tabs are never part of a text, and the database cannot store NUL. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/**
 * Reads pasted text. Blank lines separate paragraphs; without blank lines, each line is one. A first line that repeats the title
 * is dropped.
 * @param title the reader's title, if any
 */
export function readPlainText(text: string, title: string | undefined): PlainText {
  const paragraphs = paragraphsOf(text);
  const [first = "", ...rest] = paragraphs;
  const own = title && asGiven(title);
  if (own) return withTitleOnce({ title: own, paragraphs, headings: [] });
  if (rest.length > 0 && first.length <= LONGEST_TITLE)
    return { title: takeRuby(first).text, paragraphs: rest, headings: [] };
  return { title: beginningOf(first), paragraphs, headings: [] };
}

/**
 * Reads the chapters of a file, whose paragraphs are separated as those of a pasted text.
 * @param title the reader's title, if any
 */
export function readSections(sections: readonly PlainSection[], title: string | undefined): PlainText {
  const paragraphs: string[] = [];
  const headings: number[] = [];
  for (const { heading, text } of sections) {
    const line = onOneLine(heading);
    if (line) headings.push(paragraphs.push(line) - 1);
    for (const paragraph of paragraphsOf(text)) paragraphs.push(paragraph);
  }
  return withTitleOnce({
    title: asGiven(title ?? "") || beginningOf(paragraphs[0] ?? ""),
    paragraphs,
    headings,
  });
}

/** Drops a first paragraph that only repeats the title, whatever its case and stops; one that is all of the text stays. */
export function withTitleOnce<T extends PlainText>(text: T): T {
  const [first = "", ...rest] = text.paragraphs;
  const title = lettersOf(text.title);
  if (rest.length === 0 || !title || lettersOf(takeRuby(first).text) !== title) return text;
  const headings = text.headings.flatMap((index) => (index > 0 ? [index - 1] : []));
  return { ...text, paragraphs: rest, headings };
}

const lettersOf = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

function paragraphsOf(text: string): string[] {
  const lines = clean(text);
  const parts = /\n[ \t]*\n/.test(lines.trim()) ? lines.split(/\n(?:[ \t]*\n)+/) : lines.split("\n");
  return parts.flatMap((part) => splitParagraph(part.replace(/\s+/gu, " ").trim())).filter(Boolean);
}

const clean = (text: string): string =>
  text.toWellFormed().normalize("NFC").replace(/\r\n?/g, "\n").replace(CONTROL, "");

const asGiven = (title: string): string => takeRuby(title.toWellFormed().normalize("NFC").trim()).text;

const onOneLine = (text: string): string => takeRuby(clean(text).replace(/\s+/gu, " ").trim()).text;

/** A paragraph in pieces of at most `LONGEST_PARAGRAPH`. */
const splitParagraph = (paragraph: string): string[] =>
  [...stretches(paragraph, LONGEST_PARAGRAPH)].map(([start, end]) => paragraph.slice(start, end).trim());

/** The first words of a text, for a title. */
function beginningOf(paragraph: string): string {
  const { text } = takeRuby(paragraph);
  if (text.length <= SHORT_TITLE) return text;
  const start = text.slice(0, SHORT_TITLE);
  const space = start.lastIndexOf(" ");
  return withEllipsis(space > SHORT_TITLE / 2 ? start.slice(0, space) : start.replace(LONE_SURROGATE, ""));
}
