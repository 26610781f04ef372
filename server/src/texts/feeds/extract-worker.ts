import { parentPort } from "node:worker_threads";
import { Readability } from "@mozilla/readability";
import { JSDOM, VirtualConsole } from "jsdom";

/** Takes the article out of a page, off the event loop: a large page takes seconds. */
export interface ExtractJob {
  id: number;
  html: string;
  /** Of a page; null for a piece of HTML of which only the text is wanted. */
  url: string | null;
}

/** What was found in a page. */
export interface ExtractedPage {
  title: string;
  language: string | null;
  canonical: string | null;
  publisher: string | null;
  paragraphs: string[];
}
export type ExtractReply =
  | { id: number; page: ExtractedPage | null }
  | { id: number; text: string }
  | { id: number; error: string };

const BLOCKS = "p, li, blockquote, h2, h3, h4, pre";
const MOST_ELEMENTS = 30_000;

parentPort?.on("message", (job: ExtractJob) => {
  parentPort?.postMessage(reply(job));
});

function reply({ id, html, url }: ExtractJob): ExtractReply {
  try {
    if (url === null) return { id, text: JSDOM.fragment(html).textContent ?? "" };
    return { id, page: extract(html, url) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** No script of the page runs and nothing that it names is loaded: both are jsdom's defaults. */
function extract(html: string, url: string): ExtractedPage | null {
  const { document } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() }).window;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null;
  const language = document.documentElement.lang || null;
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
