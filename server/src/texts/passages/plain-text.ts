import { stretches } from "../../language/tokenise/segment-sentences.ts";

/** A parsed text: title and paragraphs, in NFC. */
export interface PlainText {
  title: string;
  paragraphs: string[];
}

/** A first line up to this length, with text after it, is the title. */
const LONGEST_TITLE = 120;
const SHORT_TITLE = 60;
/** About 500 words: a longer paragraph is split, so that even a text on one line is sent in parts. */
const LONGEST_PARAGRAPH = 3000;
/** Control characters other than line breaks and tabs are never part of a text, and the database cannot store NUL. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/**
 * Reads pasted text. Blank lines separate paragraphs; without blank lines, each line is one.
 * @param title the reader's title, if any
 */
export function readPlainText(text: string, title: string | undefined): PlainText {
  const clean = text.toWellFormed().normalize("NFC").replace(/\r\n?/g, "\n").replace(CONTROL, "");
  const parts = /\n[ \t]*\n/.test(clean.trim()) ? clean.split(/\n(?:[ \t]*\n)+/) : clean.split("\n");
  const paragraphs = parts
    .flatMap((part) => splitParagraph(part.replace(/\s+/gu, " ").trim()))
    .filter(Boolean);
  const [first = "", ...rest] = paragraphs;
  if (title) return { title: title.toWellFormed().normalize("NFC"), paragraphs };
  if (rest.length > 0 && first.length <= LONGEST_TITLE) return { title: first, paragraphs: rest };
  return { title: beginningOf(first), paragraphs };
}

/** A paragraph in pieces of at most `LONGEST_PARAGRAPH`. */
const splitParagraph = (paragraph: string): string[] =>
  [...stretches(paragraph, LONGEST_PARAGRAPH)].map(([start, end]) => paragraph.slice(start, end).trim());

/** The first words of a text, for a title. */
function beginningOf(text: string): string {
  if (text.length <= SHORT_TITLE) return text;
  const start = text.slice(0, SHORT_TITLE);
  const space = start.lastIndexOf(" ");
  return `${(space > SHORT_TITLE / 2 ? start.slice(0, space) : start).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
