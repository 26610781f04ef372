import { cp } from "node:fs/promises";
import { join } from "node:path";
import { CORPUS_FOLDER } from "@lagom/server/texts/collection/import-corpus";

/** The articles that browser tests read. They quote them, and count those of a page, so a new article must not join them by itself. */
const ARTICLES = [
  "autumn-leaves",
  "bar-code",
  "basketball-baskets",
  "circus-ring",
  "clean-hands",
  "community-shop",
  "cool-bedroom",
  "foley-artists",
  "hook-and-loop",
  "iceland-hot-water",
  "marathon-distance",
  "root-bridges",
  "shipping-container",
  "tidal-power",
];

/** Copies the part of the collection that browser tests read: some articles, all books, the whole lexicon. */
export async function copyCollection(folder: string): Promise<void> {
  const parts = ["lexicon", "books", ...ARTICLES.map((slug) => `articles/${slug}`)];
  for (const part of parts) await cp(join(CORPUS_FOLDER, part), join(folder, part), { recursive: true });
}
