import { batches } from "../../platform/database/batches.ts";
import type { Db } from "../../platform/database/open.ts";
import { bookWords } from "../../schema/books.table.ts";
import { searchWords } from "./fold.ts";
import { slipForms } from "./slips.ts";

/** Stores the words of books, so that searches with typos find them; call it with every write of books. */
export async function storeBookWords(db: Db, texts: readonly { searchText: string }[]): Promise<void> {
  const words = new Set(texts.flatMap(({ searchText }) => searchWords(searchText)));
  // Always in the same order, so that two concurrent writes of the same words cannot deadlock.
  const sorted = [...words].sort();
  for (const batch of batches(sorted)) {
    const rows = batch.map((word) => ({ word, forms: slipForms(word) }));
    await db.insert(bookWords).values(rows).onConflictDoNothing();
  }
}
