import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { type Line, linesOf } from "../lines.ts";

export interface Concept {
  pos: string;
  band: Level;
}

/** A line of a language's lexicon. */
export interface LexiconLine {
  line: number;
  concept: string;
  lemma: string;
  /** A lemma in parentheses is an explanation and not itself a form. */
  glossOnly: boolean;
  forms: string[];
  /** Slugs of the articles and books to which it is limited; empty for all. */
  articles: string[];
}

/** Lines of a table without its header, comments and empty lines. */
const rowsOf = (content: string): Line[] =>
  linesOf(content).filter(({ text }) => text && !text.startsWith("#") && !text.startsWith("concept\t"));

export const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

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
