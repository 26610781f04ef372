import { fileURLToPath } from "node:url";
import { seedBooks } from "../../features/books/seed-books.ts";
import type { Db } from "../../platform/database/open.ts";
import { collectionHere } from "../../texts/collection/collection-here.ts";
import { importCorpus } from "../../texts/collection/import-corpus.ts";

/** One article in svenska, english and 日本語, at A2 and B1; a summary and an opening in svenska and english. */
export const FIXTURE_CORPUS = fileURLToPath(new URL("./corpus", import.meta.url));

/** Imports the fixture corpus, and the shelf that its book stands on. */
export async function importFixture(db: Db): Promise<void> {
  await seedBooks(db);
  await importCorpus(db, collectionHere(FIXTURE_CORPUS));
}
