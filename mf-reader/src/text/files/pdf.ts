import type { PDFDocumentProxy } from "pdfjs-dist";
import { FileRefused, type FileText } from "./file-text.ts";
import { chaptersOfPages, type Line } from "./pdf-lines.ts";

const MOST_PAGES = 5000;
const LONGEST_MS = 60_000;
/** Names that programs give to what they print. */
const NO_TITLE = /^(untitled|microsoft word\b.*|.*\.\w{2,5})$/i;

/**
 * Reads the text of a PDF, page by page. Its scripts, forms and pictures are not looked at.
 * @throws FileRefused encrypted, damaged, scanned, large, slow, failed; the reason of the signal when it is aborted
 */
export async function readPdf(file: Blob, signal: AbortSignal): Promise<FileText> {
  const { getDocument, PDFWorker, VerbosityLevel, port } = await loadPdfjs();
  if (signal.aborted) port?.terminate();
  signal.throwIfAborted();
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    ...(port ? { worker: PDFWorker.create({ port }) } : {}),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: true, // else it looks for the standard fonts, which nothing is drawn with
    useWasm: false,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
  });
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  const timer = setTimeout(() => end(new FileRefused("slow")), LONGEST_MS);
  signal.addEventListener("abort", () => end(signal.reason), { once: true });
  port?.addEventListener("error", () => end(new FileRefused("failed")), { once: true });
  try {
    return await Promise.race([task.promise.then(readDocument), ended]);
  } catch (cause) {
    if (cause instanceof FileRefused || signal.aborted) throw cause;
    throw new FileRefused((cause as Error).name === "PasswordException" ? "encrypted" : "damaged");
  } finally {
    clearTimeout(timer);
    port?.terminate();
    void task.destroy();
  }
}

async function readDocument(pdf: PDFDocumentProxy): Promise<FileText> {
  if (pdf.numPages > MOST_PAGES) throw new FileRefused("large");
  const pages: Line[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    pages.push(await linesOf(page));
    page.cleanup();
  }
  const chapters = chaptersOfPages(pages);
  if (chapters.length === 0) throw new FileRefused("scanned");
  const { info } = await pdf.getMetadata();
  const { Title: title, Author: author } = info as { Title?: unknown; Author?: unknown };
  const named = typeof title === "string" && !NO_TITLE.test(title.trim()) ? title.trim() : "";
  return { title: named, author: typeof author === "string" ? author.trim() : "", chapters };
}

type Page = Awaited<ReturnType<PDFDocumentProxy["getPage"]>>;

async function linesOf(page: Page): Promise<Line[]> {
  const { items } = await page.getTextContent();
  const lines: Line[] = [];
  let line: Line | null = null;
  for (const item of items) {
    if (!("str" in item)) continue;
    const [, , , , x = 0, y = 0] = item.transform as number[];
    if (item.str.trim()) {
      line ??= { text: "", x, right: x, y, height: item.height };
      line.right = Math.max(line.right, x + item.width);
      line.height = Math.max(line.height, item.height);
    }
    if (line) line.text += item.str;
    if (item.hasEOL && line) {
      lines.push(line);
      line = null;
    }
  }
  if (line) lines.push(line);
  return lines.map((found) => ({ ...found, text: found.text.replace(/\s+/gu, " ").trim() }));
}

/** pdf.js works in a worker of its own, which ends with the file. The newer of its builds needs the newest browsers. */
async function loadPdfjs() {
  const pdfjs = await import(/* webpackChunkName: "pdf" */ "pdfjs-dist/legacy/build/pdf.mjs");
  const script = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url);
  const port = typeof Worker === "undefined" ? null : new Worker(trusted(script), { type: "module" });
  return { ...pdfjs, port };
}

/** The address of a script of this release as what a page with Trusted Types may run. */
function trusted(script: URL): string | URL {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  return (
    types?.createPolicy("lagom-worker", { createScriptURL: (url) => url }).createScriptURL(script.href) ??
    script
  );
}

/** What TypeScript does not know of yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}
