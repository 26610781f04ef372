import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chapterNumber, chapterPart } from "@lagom/shared/text/book-parts";
import { z } from "zod";
import type { CorpusBookText } from "../collection/corpus-files.ts";
import type { Problem } from "../collection/corpus-lines.ts";

/** The levels of a book's texts, and of the chapters of a serial. */
const BOOK_LEVELS = "A1,A2,B1,C1";
const CHAPTER_LEVELS = "A2,B1";

/** Reports texts whose book is not in the catalogue, and missing or extra levels. */
export async function checkCatalogue(folder: string, texts: readonly CorpusBookText[]): Promise<Problem[]> {
  if (texts.length === 0) return [];
  const catalogue = await readFile(join(folder, "books/catalogue.json"), "utf8");
  const slugs = z.array(z.object({ slug: z.string() })).parse(JSON.parse(catalogue));
  const known = new Set(slugs.map(({ slug }) => slug));
  return texts.flatMap((text) => [
    ...(known.has(text.slug)
      ? []
      : [{ file: text.folder, line: 1, message: `${text.slug} is not in the catalogue` }]),
    ...checkLevels(text),
    ...checkBefore(text, texts),
  ]);
}

/** A chapter follows another: nobody meets a gap in a serial. */
function checkBefore({ folder, slug, part }: CorpusBookText, texts: readonly CorpusBookText[]): Problem[] {
  const number = chapterNumber(part) ?? 1;
  if (number === 1 || texts.some((text) => text.slug === slug && text.part === chapterPart(number - 1)))
    return [];
  return [{ file: folder, line: 1, message: `there is no ${chapterPart(number - 1)} before it` }];
}

function checkLevels({ folder, part, texts }: CorpusBookText): Problem[] {
  return [...texts].flatMap(([code, blocks]) => {
    const levels = blocks.map(({ level }) => level).join();
    const wanted = chapterNumber(part) ? CHAPTER_LEVELS : BOOK_LEVELS;
    if (levels === wanted) return [];
    const message = `has the levels ${levels}, not ${wanted}`;
    return [{ file: `${folder}/${code}.txt`, line: 1, message }];
  });
}
