import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BookPart } from "@lagom/shared/contract/text";
import { z } from "zod";
import type { CorpusBookText } from "../collection/corpus-files.ts";
import type { Problem } from "../collection/corpus-lines.ts";

/** Levels per kind of text: a summary at three, the opening at the middle one. */
const LEVELS_OF: Readonly<Record<BookPart, string>> = { summary: "A2,B1,C1", opening: "B1" };

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

function checkLevels({ folder, part, texts }: CorpusBookText): Problem[] {
  return [...texts].flatMap(([code, blocks]) => {
    const levels = blocks.map(({ level }) => level).join();
    if (levels === LEVELS_OF[part]) return [];
    const message = `has the levels ${levels}, not ${LEVELS_OF[part]}`;
    return [{ file: `${folder}/${code}.txt`, line: 1, message }];
  });
}
