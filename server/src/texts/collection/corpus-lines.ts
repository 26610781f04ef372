import { CATEGORIES, type Category } from "@lagom/shared/text/categories";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { z } from "zod";

/** A fault in a corpus file. `line` is 1-based. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

export interface Line {
  text: string;
  line: number;
}

/** A text at one level: sentences by paragraph. */
export interface Block {
  level: Level;
  title: Line;
  summary: Line;
  paragraphs: Line[][];
}

export interface Concept {
  pos: string;
  band: Level;
}

/** A line of a language's lexicon. */
export interface LexiconLine {
  line: number;
  concept: string;
  lemma: string;
  /** A lemma in parentheses explains and is no form itself. */
  glossOnly: boolean;
  forms: string[];
  /** Articles and books it is limited to, by slug; empty for all. */
  articles: string[];
}

export const Meta = z.object({
  category: z.enum(CATEGORIES),
  published: z.iso.date(),
  names: z.array(z.string()),
});
export interface Meta {
  category: Category;
  published: string;
  names: string[];
}

/** `meta.json` of a book's texts. */
export const BookMeta = z.object({ names: z.array(z.string()) });

/** Lines of a table without its header, comments and empty lines. */
const rowsOf = (content: string): Line[] =>
  linesOf(content).filter(({ text }) => text && !text.startsWith("#") && !text.startsWith("concept\t"));

const linesOf = (content: string): Line[] =>
  content.split(/\r?\n/).map((text, index) => ({ text: text.trim(), line: index + 1 }));

/** Reads a text file: a block a level, one sentence a line, an empty line between paragraphs. */
export function parseBlocks(content: string, report: (line: number, message: string) => void): Block[] {
  const blocks: Block[] = [];
  let between = true;
  for (const line of linesOf(content)) {
    const block = blocks.at(-1);
    const header = /^# (\S+)$/.exec(line.text)?.[1];
    const field = /^(title|summary):\s*(.+)$/.exec(line.text);
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

const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

/** Reads `concepts.tsv`: concept, part of speech, band. */
export function parseConcepts(
  content: string,
  report: (line: number, message: string) => void,
): Map<string, Concept> {
  const concepts = new Map<string, Concept>();
  for (const { text, line } of rowsOf(content)) {
    const [concept = "", pos = "", band = ""] = text.split("\t");
    if (!concept || !pos || !isLevel(band)) report(line, "is not concept, part of speech, band");
    else if (concepts.has(concept)) report(line, `the concept ${concept} stands twice`);
    else concepts.set(concept, { pos, band });
  }
  return concepts;
}

/** Reads `<code>.tsv`: concept, lemma, forms, articles. */
export function parseLexicon(
  content: string,
  concepts: ReadonlyMap<string, Concept>,
  report: (line: number, message: string) => void,
): LexiconLine[] {
  const words: LexiconLine[] = [];
  for (const { text, line } of rowsOf(content)) {
    const [concept = "", shown = "", forms = "", articles = ""] = text.split("\t");
    const glossOnly = /^\(.+\)$/.test(shown);
    const lemma = glossOnly ? shown.slice(1, -1) : shown;
    if (!concepts.has(concept)) report(line, `the concept "${concept}" is not in concepts.tsv`);
    else if (!lemma) report(line, `${concept} has no lemma`);
    else
      words.push({
        line,
        concept,
        lemma,
        glossOnly,
        forms: list(forms, "|"),
        articles: list(articles, /[,| ]/),
      });
  }
  return words;
}

const list = (field: string, separator: string | RegExp) =>
  field
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
