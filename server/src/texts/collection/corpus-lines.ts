import { CATEGORIES, type Category } from "@lagom/shared/text/categories";
import type { Level } from "@lagom/shared/text/levels";
import { z } from "zod";
import { isLevel } from "../../language/lexicon/lexicon-lines.ts";
import { type Line, linesOf } from "../../language/lines.ts";
import type { Block, BlockParagraph } from "../passages/block.ts";

/** An error in a corpus file. `line` is 1-based. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

export const Meta = z.object({
  category: z.enum(CATEGORIES),
  published: z.iso.date(),
  /** Whether it is shorter than articles are by now. */
  short: z.boolean().optional(),
  names: z.array(z.string()),
  /** What the text rests on, and where each statement can be looked up. */
  facts: z.array(z.object({ fact: z.string().min(1), source: z.string().min(1) })).optional(),
});
export interface Meta {
  category: Category;
  published: string;
  short?: boolean | undefined;
  names: string[];
  facts?: { fact: string; source: string }[] | undefined;
}

/** `meta.json` of a book's texts. */
export const BookMeta = z.object({ names: z.array(z.string()) });

/** A line that is the heading of a section. */
const HEADING = /^##\s+(\S.*)$/;

/**
 * Reads a text file: one block per level, one sentence per line, an empty line between paragraphs. A paragraph of one line that
 * begins with `##` is the heading of a section.
 */
export function parseBlocks(content: string, report: (line: number, message: string) => void): Block[] {
  const blocks: Block[] = [];
  let between = true;
  for (const line of linesOf(content)) {
    const block = blocks.at(-1);
    const header = /^# (\S+)$/.exec(line.text)?.[1];
    const field = /^(title|summary):\s*(\S.*)$/.exec(line.text);
    if (header !== undefined) {
      if (isLevel(header)) blocks.push(emptyBlock(header, line.line));
      else report(line.line, `"${header}" is no level`);
      between = true;
    } else if (line.text === "") between = true;
    else if (!block) report(line.line, "text before the first level");
    else if (field && block.paragraphs.length === 0) {
      block[field[1] === "title" ? "title" : "summary"] = { text: field[2] ?? "", line: line.line };
    } else {
      const heading = HEADING.exec(line.text)?.[1];
      if (heading === undefined && line.text.startsWith("#"))
        report(line.line, "is neither a level (# A2) nor a heading (## Heading)");
      const last = block.paragraphs.at(-1);
      if (!between && (heading !== undefined || last?.heading))
        report(line.line, "a heading stands between empty lines");
      if (between || !last) block.paragraphs.push(paragraphOf(line, heading));
      else last.sentences.push(line);
      between = false;
    }
  }
  for (const { level, title, summary, paragraphs } of blocks) {
    if (!title.text) report(title.line, `${level} has no title`);
    if (!summary.text) report(summary.line, `${level} has no summary`);
    if (paragraphs.length === 0) report(title.line, `${level} has no text`);
    for (const [at, { heading, sentences }] of paragraphs.entries())
      if (heading && paragraphs[at + 1]?.heading !== false)
        report(sentences[0]?.line ?? title.line, "a heading has no text below it");
  }
  return blocks;
}

/** A paragraph that begins with a line, which is a heading if it holds the text of one. */
const paragraphOf = (line: Line, heading: string | undefined): BlockParagraph => ({
  sentences: [heading === undefined ? line : { ...line, text: heading }],
  heading: heading !== undefined,
});

function emptyBlock(level: Level, line: number): Block {
  return { level, title: { text: "", line }, summary: { text: "", line }, paragraphs: [] };
}
