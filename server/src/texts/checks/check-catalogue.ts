import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { CorpusBookText } from "../collection/corpus-files.ts";
import type { Problem } from "../collection/corpus-lines.ts";

/** The levels of a book's texts. */
const BOOK_LEVELS = "A1,A2,B1,C1";

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
  ]);
}

function checkLevels({ folder, texts }: CorpusBookText): Problem[] {
  return [...texts].flatMap(([code, blocks]) => {
    const levels = blocks.map(({ level }) => level).join();
    if (levels === BOOK_LEVELS) return [];
    const message = `has the levels ${levels}, not ${BOOK_LEVELS}`;
    return [{ file: `${folder}/${code}.txt`, line: 1, message }];
  });
}
