import { Parser } from "htmlparser2";
import type { Chapter } from "./file-text.ts";
import { withReading } from "./with-reading.ts";
import { depthGuard } from "./xml.ts";

/** What was read from a page of markup. */
export interface MarkupText {
  /** Of its head; empty if it has none. */
  title: string;
  chapters: Chapter[];
  /** The share of its letters, without headings, that are in links: high in a table of contents. */
  linked: number;
}

const BLOCKS = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer header hr li main ol p pre section summary table td th tr ul".split(
    " ",
  ),
);
/** Not text to read. */
const LEFT_OUT = new Set(
  "audio button canvas head iframe input math nav noscript object option rp script select style svg template textarea video".split(
    " ",
  ),
);
const NOTES = /noteref|footnote|endnote|pagebreak/;
const HEADING = /^h[1-6]$/;

/**
 * Reads the text of a page in HTML or XHTML. It is read as text only: nothing of it runs and nothing is loaded.
 * @param only the element whose text alone is read, if there is one
 * @throws FileRefused damaged
 */
export function readMarkup(markup: string, only?: "article" | "main"): MarkupText {
  const chapters: Chapter[] = [{ heading: "", paragraphs: [] }];
  let title = "";
  let text = "";
  let heading = false;
  const guard = depthGuard();
  let leftOut = 0;
  let links = 0;
  const letters = { all: 0, linked: 0 };
  let inside = only ? 0 : 1;
  let inTitle = false;
  let base = 0;
  let reading: string | null = null;

  const endBlock = () => {
    const block = text.replace(/\s+/gu, " ").trim();
    text = "";
    if (!block) return;
    if (heading) chapters.push({ heading: block, paragraphs: [] });
    else chapters.at(-1)?.paragraphs.push(block);
  };
  const endReading = () => {
    text = text.slice(0, base) + withReading(text.slice(base), reading ?? "");
    base = text.length;
    reading = null;
  };
  const isLeftOut = (name: string, attributes: Record<string, string>) =>
    LEFT_OUT.has(name) ||
    "hidden" in attributes ||
    NOTES.test(`${attributes["epub:type"] ?? ""} ${attributes.role ?? ""}`);

  // Elements that are left out or only looked into end with the elements that opened them.
  const open: { name: string; out: boolean }[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        guard.down();
        const out = isLeftOut(name, attributes);
        open.push({ name, out });
        if (name === "title" && !title) inTitle = true;
        if (out) leftOut += 1;
        if (name === only) inside += 1;
        if (name === "a") links += 1;
        if (name === "ruby") base = text.length;
        if (name === "rt") reading = "";
        if (HEADING.test(name)) {
          endBlock();
          heading = true;
        } else if (name === "br" && heading) text += " ";
        else if (name === "br" || BLOCKS.has(name)) endBlock();
      },
      onclosetag(name) {
        guard.up();
        if (open.pop()?.out) leftOut -= 1;
        if (name === "title") inTitle = false;
        if (name === "rt") endReading();
        if (name === "a") links -= 1;
        if (BLOCKS.has(name) || HEADING.test(name)) endBlock();
        if (HEADING.test(name)) heading = false;
        if (name === only) inside -= 1;
      },
      ontext(data) {
        if (inTitle) title += data;
        if (leftOut > 0 || inside === 0) return;
        if (reading !== null) {
          reading += data;
          return;
        }
        text += data;
        if (heading) return;
        letters.all += data.trim().length;
        if (links > 0) letters.linked += data.trim().length;
      },
    },
    { recognizeSelfClosing: true },
  );
  parser.end(markup);
  endBlock();
  return {
    title: title.replace(/\s+/gu, " ").trim(),
    chapters: chapters.filter(({ heading, paragraphs }) => heading || paragraphs.length > 0),
    linked: letters.all === 0 ? 0 : letters.linked / letters.all,
  };
}
