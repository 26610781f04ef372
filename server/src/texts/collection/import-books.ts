import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { books } from "../../schema/books.table.ts";
import { corpusImports } from "../../schema/lexicon.table.ts";
import type { BuiltRewrite } from "../passages/build-rewrite.ts";
import { replaceCorpusTexts } from "../passages/store-rewrite.ts";
import { type TextToImport, textHash } from "./build-texts.ts";
import type { Corpus, CorpusBookText } from "./corpus-files.ts";

/** The texts of books that have changed since they were imported. Storing one throws when its book is not on the shelf. */
export async function bookTextsToImport(db: Db, corpus: Corpus): Promise<TextToImport[]> {
  const stored = new Map((await db.select().from(corpusImports)).map(({ name, hash }) => [name, hash]));
  return corpus.bookTexts
    .map((text) => ({ text, hash: textHash(text, corpus) }))
    .filter(({ text, hash }) => stored.get(text.folder) !== hash)
    .map(({ text, hash }) => ({
      folder: text.folder,
      store: (built) => storeBookText(db, text, built, hash),
    }));
}

async function storeBookText(
  db: Db,
  { folder, slug, part }: CorpusBookText,
  built: readonly BuiltRewrite[],
  hash: string,
): Promise<void> {
  const [book] = await db.select({ id: books.id }).from(books).where(eq(books.slug, slug));
  if (!book) throw new Error(`${folder}: there is no book ${slug} on the shelf`);
  const row = { name: folder, hash };
  await replaceCorpusTexts(db, { bookId: book.id, part }, built);
  await db.insert(corpusImports).values(row).onConflictDoUpdate({ target: corpusImports.name, set: row });
}
