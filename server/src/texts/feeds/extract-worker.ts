import { Readability } from "@mozilla/readability";
import { JSDOM, VirtualConsole } from "jsdom";

/** What was extracted from a page. */
export interface ExtractedPage {
  title: string;
  language: string | null;
  canonical: string | null;
  publisher: string | null;
  paragraphs: string[];
}

const BLOCKS = "p, li, blockquote, h2, h3, h4, pre";
const MOST_ELEMENTS = 30_000;

/** The text of a piece of HTML. */
export function textOf(html: string): string {
  return JSDOM.fragment(html).textContent ?? "";
}

/** The article of a page; null if it has none. jsdom runs no script of the page and loads nothing it refers to. */
export function extract({ html, url }: { html: string; url: string }): ExtractedPage | null {
  const { document } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() }).window;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null;
  const language = document.documentElement.lang || null;
  // Readings above the words would stand in the text as words.
  for (const reading of document.querySelectorAll("rt, rp")) reading.remove();
  const article = new Readability(document, { maxElemsToParse: MOST_ELEMENTS }).parse();
  if (!article?.content) return null;
  const { document: body } = new JSDOM(article.content).window;
  return {
    title: article.title ?? "",
    language: article.lang || language,
    canonical,
    publisher: article.siteName ?? null,
    paragraphs: [...body.querySelectorAll(BLOCKS)]
      .filter((element) => element.querySelector(BLOCKS) === null)
      .map((element) => (element.textContent ?? "").replace(/\s+/gu, " ").trim())
      .filter(Boolean),
  };
}
