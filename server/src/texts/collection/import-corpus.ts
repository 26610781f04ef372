import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { storeWhileBuilding } from "./build-texts.ts";
import type { Collection } from "./collection.ts";
import { articlesToImport } from "./import-articles.ts";
import { bookTextsToImport } from "./import-books.ts";
import { importLexicon } from "./import-lexicon.ts";

/** The corpus that is part of the sources. */
export const CORPUS_FOLDER = fileURLToPath(new URL("../../../corpus", import.meta.url));

export interface Import {
  /** Texts that were stored. */
  imported: number;
  /** Texts that have changed, and are still to be stored. */
  left: number;
}

/**
 * Imports a collection: the articles in the order in which they were published, which is that of their ids, then the books. Texts
 * that have not changed are skipped, and ids stay.
 * @param options.most how many texts to store; of more articles than that, the newest
 * @param options.signal ends it after the text that is being stored
 * @throws Error that names file and line of the first error; AbortError
 */
export async function importCorpus(
  db: Db,
  { read, build }: Collection,
  { most = Number.POSITIVE_INFINITY, signal }: { most?: number; signal?: AbortSignal } = {},
): Promise<Import> {
  const corpus = await read();
  const articles = await articlesToImport(db, corpus);
  const changed = [...articles, ...(await bookTextsToImport(db, corpus))];
  const texts = articles.length > most ? articles.slice(-most) : changed.slice(0, most);
  await storeWhileBuilding(texts, build, { ready: importLexicon(db, corpus), signal });
  // PGlite has no autovacuum; without statistics it would plan for empty tables.
  if (texts.length > 0) await db.execute(sql`analyze`);
  return { imported: texts.length, left: changed.length - texts.length };
}
