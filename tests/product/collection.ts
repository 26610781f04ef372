import { cp } from "node:fs/promises";
import { basename, join } from "node:path";
import { CORPUS_FOLDER } from "@lagom/server/texts/collection/import-corpus";

/** What browser tests read. They quote it, and count the articles of a page, so a new text must not join it by itself. */
const TEXTS = [
  "articles/autumn-leaves",
  "articles/bar-code",
  "articles/basketball-baskets",
  "articles/circus-ring",
  "articles/clean-hands",
  "articles/community-shop",
  "articles/cool-bedroom",
  "articles/foley-artists",
  "articles/hook-and-loop",
  "articles/iceland-hot-water",
  "articles/marathon-distance",
  "articles/root-bridges",
  "articles/shipping-container",
  "articles/tidal-power",
  "books/frankenstein",
  "books/the-metamorphosis",
];

/** The files of languages that no browser test reads, in texts or as meanings; filling a database with them takes a third longer. */
const UNREAD = /^(fr|it|nl|pt|tr)\.(tsv|txt)$/;

/** Copies the part of the collection that browser tests read: some articles and books, and the lexicon, in most languages. */
export async function copyCollection(folder: string): Promise<void> {
  const filter = (file: string) => !UNREAD.test(basename(file));
  for (const part of ["lexicon", ...TEXTS])
    await cp(join(CORPUS_FOLDER, part), join(folder, part), { recursive: true, filter });
}
