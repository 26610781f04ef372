import type { PDFDocumentProxy } from "pdfjs-dist";
import { FileRefused, type FileText } from "./file-text.ts";
import { chaptersOfPages, type Line } from "./pdf-lines.ts";

const MOST_PAGES = 5000;
/** Names that programs give to what they print. */
const NO_TITLE = /^(untitled|microsoft word\b.*|.*\.\w{2,5})$/i;

/**
 * Reads the text of a PDF, page by page. Its scripts, forms and pictures are not looked at.
 * @throws FileRefused encrypted, damaged, scanned, large
 */
export async function readPdf(file: Blob): Promise<FileText> {
  const { getDocument, VerbosityLevel } = await loadPdfjs();
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
  });
  try {
    return await readDocument(await task.promise);
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    throw new FileRefused((cause as Error).name === "PasswordException" ? "encrypted" : "damaged");
  } finally {
    await task.destroy();
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

/** Reads in the thread that it is called in, which is a worker already. The other build needs the newest browsers. */
async function loadPdfjs() {
  const [pdfjs, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    // @ts-expect-error: it has no types of its own
    import("pdfjs-dist/legacy/build/pdf.worker.min.mjs"),
  ]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  return pdfjs;
}
