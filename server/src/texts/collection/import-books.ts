import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { books } from "../../schema/books.table.ts";
import { corpusImports } from "../../schema/lexicon.table.ts";
import { replaceCorpusTexts } from "../passages/store-rewrite.ts";
import { storeWhileBuilding, textHash } from "./build-texts.ts";
import type { Corpus } from "./corpus-files.ts";
import type { TextBuilder } from "./text-builder.ts";

/**
 * Imports the texts of books; texts that have not changed are skipped.
 * @returns the number of texts that were imported
 * @throws Error that names a text whose book is not on the shelf
 */
export async function importBookTexts(db: Db, corpus: Corpus, build: TextBuilder["build"]): Promise<number> {
  const stored = new Map((await db.select().from(corpusImports)).map(({ name, hash }) => [name, hash]));
  const changed = corpus.bookTexts.filter((text) => stored.get(text.folder) !== textHash(text, corpus));
  await storeWhileBuilding(changed, build, async (text, built) => {
    const row = { name: text.folder, hash: textHash(text, corpus) };
    const [book] = await db.select({ id: books.id }).from(books).where(eq(books.slug, text.slug));
    if (!book) throw new Error(`${text.folder}: there is no book ${text.slug} on the shelf`);
    await db.transaction(async (tx) => {
      await replaceCorpusTexts(tx, { bookId: book.id, part: text.part }, built);
      await tx.insert(corpusImports).values(row).onConflictDoUpdate({ target: corpusImports.name, set: row });
    });
  });
  return changed.length;
}
