import { CATEGORIES, type Category } from "@lagom/shared/text/categories";
import type { Level } from "@lagom/shared/text/levels";
import { z } from "zod";
import { isLevel } from "../../language/lexicon/lexicon-lines.ts";
import { linesOf } from "../../language/lines.ts";
import type { Block } from "../passages/block.ts";

/** An error in a corpus file. `line` is 1-based. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

export const Meta = z.object({
  category: z.enum(CATEGORIES),
  published: z.iso.date(),
  names: z.array(z.string()),
  /** What the text rests on, and where each statement can be looked up. */
  facts: z.array(z.object({ fact: z.string().min(1), source: z.string().min(1) })).optional(),
});
export interface Meta {
  category: Category;
  published: string;
  names: string[];
  facts?: { fact: string; source: string }[] | undefined;
}

/** `meta.json` of a book's texts. */
export const BookMeta = z.object({ names: z.array(z.string()) });

/** Reads a text file: one block per level, one sentence per line, an empty line between paragraphs. */
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
      if (between) block.paragraphs.push([]);
      block.paragraphs.at(-1)?.push(line);
      between = false;
    }
  }
  for (const { level, title, summary, paragraphs } of blocks) {
    if (!title.text) report(title.line, `${level} has no title`);
    if (!summary.text) report(summary.line, `${level} has no summary`);
    if (paragraphs.length === 0) report(title.line, `${level} has no text`);
  }
  return blocks;
}

function emptyBlock(level: Level, line: number): Block {
  return { level, title: { text: "", line }, summary: { text: "", line }, paragraphs: [] };
}
