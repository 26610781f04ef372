import type { Chapter } from "./file-text.ts";

/** A line as it stands on a page; measures in points, upwards and to the right. */
export interface Line {
  text: string;
  x: number;
  right: number;
  y: number;
  height: number;
}

/** A heading is larger than the text by this factor, and no longer than so many letters. */
const HEADING = { larger: 1.2, letters: 120 };
/** Between paragraphs is more room than between lines, by this factor. */
const GAP = 1.5;
/** The last line of a paragraph ends before this share of the width. */
const SHORT = 0.85;
/** Running heads stand on so many pages at least. */
const LEAST_PAGES = 3;

/** The paragraphs of a PDF, in chapters by its headings: a PDF says where each line stands, and not what belongs together. */
export function chaptersOfPages(pages: readonly Line[][]): Chapter[] {
  const body = withoutRunningHeads(pages);
  const size = usualHeight(body.flat());
  const chapters: Chapter[] = [{ heading: "", paragraphs: [] }];
  let paragraph = "";
  let before: Line | null = null;
  let inHeading = false;
  const end = () => {
    if (paragraph && inHeading) chapters.push({ heading: paragraph, paragraphs: [] });
    else if (paragraph) chapters.at(-1)?.paragraphs.push(paragraph);
    paragraph = "";
  };
  for (const page of body) {
    const measures = measuresOf(page);
    for (const [at, line] of page.entries()) {
      const heading = line.height > HEADING.larger * size && line.text.length <= HEADING.letters;
      const same = at > 0 || (!heading && !inHeading);
      if (!before || heading !== inHeading || !same || begins(line, before, measures, at === 0)) end();
      inHeading = heading;
      paragraph = join(paragraph, line.text);
      before = line;
    }
  }
  end();
  return chapters.filter(({ heading, paragraphs }) => heading || paragraphs.length > 0);
}

/** Whether a line begins a paragraph. */
function begins(
  line: Line,
  before: Line,
  { left, right, gap }: ReturnType<typeof measuresOf>,
  newPage: boolean,
): boolean {
  const indented = line.x > left + line.height && line.x > before.x + line.height / 2;
  const ended = before.right < left + SHORT * (right - left);
  return indented || ended || (!newPage && Math.abs(before.y - line.y) > GAP * gap);
}

/** Where the lines of a page begin and end, and how far one stands from the next. */
function measuresOf(page: readonly Line[]) {
  const gaps = page.slice(1).map((line, at) => Math.abs((page[at]?.y ?? 0) - line.y));
  return {
    left: Math.min(...page.map(({ x }) => x)),
    right: Math.max(...page.map(({ right }) => right)),
    gap: median(gaps.filter((gap) => gap > 0)) || Number.POSITIVE_INFINITY,
  };
}

/** The height of most letters. */
const usualHeight = (lines: readonly Line[]): number =>
  median(lines.flatMap(({ height, text }) => Array<number>(Math.ceil(text.length / 20)).fill(height)));

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Pages without the numbers and titles at their top and bottom. */
function withoutRunningHeads(pages: readonly Line[][]): Line[][] {
  const edge = (page: Line[]) => [page[0], page.at(-1)].filter((line) => line !== undefined);
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(edge(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const runs = (line: Line) => keyOf(line) === "" || (counts.get(keyOf(line)) ?? 0) >= LEAST_PAGES;
  return pages.map((page) => {
    const edges = edge(page);
    return page.filter((line) => line.text !== "" && !(edges.includes(line) && runs(line)));
  });
}

/** What a line says beside the number of its page. */
const keyOf = ({ text }: Line): string => text.replace(/[\p{Nd}\p{P}\s]+/gu, "").replace(/^[ivxlc]+$/i, "");

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{P}ー]$/u;
const WITHOUT_SPACES_AHEAD = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー「『（《“]/u;

/** Puts the next line to a paragraph: a word that was divided becomes one again. */
function join(paragraph: string, line: string): string {
  if (paragraph === "") return line;
  if (/\p{L}[-\u00ad]$/u.test(paragraph) && /^\p{Ll}/u.test(line)) return paragraph.slice(0, -1) + line;
  if (WITHOUT_SPACES.test(paragraph) && WITHOUT_SPACES_AHEAD.test(line)) return paragraph + line;
  return `${paragraph} ${line}`;
}
