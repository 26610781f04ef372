import type { Chapter } from "./file-text.ts";

/** A first line up to this length, with text after it, is the title. */
const LONGEST_TITLE = 120;
/** How Aozora Bunko writes what is no text: ［＃…］, and its explanation of signs such as 《》 between two lines of hyphens. */
const NOTES = /［＃[^］\n]*］|^-{20,}\n(?:(?!-{20,}$).*\n)*?.*《》(?:.*\n)*?-{20,}$/gmu;

/** Paragraphs of plain text: separated by blank lines, or a line each where there are none. */
export function readPlain(text: string): Chapter[] {
  const lines = text.replace(/\r\n?/g, "\n").replace(NOTES, "").trim();
  const parts = /\n[ \t]*\n/.test(lines) ? lines.split(/\n(?:[ \t]*\n)+/) : lines.split("\n");
  const paragraphs = parts.map((part) => part.replace(/\s+/gu, " ").trim()).filter(Boolean);
  return [{ heading: "", paragraphs }];
}

const BLANK_LINE = /(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)/u;

/**
 * A text whose first line is its title, as title and rest; null if it is none. Where blank lines separate the paragraphs, one must
 * follow the title: otherwise it is the beginning of a paragraph that goes on in the next line.
 */
export function splitTitle(text: string): { title: string; rest: string } | null {
  const found = /^\s*(\S[^\r\n]*?)[ \t]*(?:\r\n?|\n)\s*(?=\S)/u.exec(text);
  if (BLANK_LINE.test(text.trim()) && !BLANK_LINE.test(found?.[0].trimStart() ?? "")) return null;
  const title = found?.[1] ?? "";
  if (!found || title.length > LONGEST_TITLE) return null;
  return { title, rest: text.slice(found[0].length) };
}
