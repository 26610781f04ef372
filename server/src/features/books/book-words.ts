import { batches } from "../../platform/database/batches.ts";
import type { Db } from "../../platform/database/open.ts";
import { bookWords } from "../../schema/books.table.ts";
import { searchWords } from "./fold.ts";
import { slipForms } from "./slips.ts";

/** Keeps the words of books, so that searches with a slip find them; called beside each write of books. */
export async function storeBookWords(db: Db, texts: readonly { searchText: string }[]): Promise<void> {
  const words = new Set(texts.flatMap(({ searchText }) => searchWords(searchText)));
  // Always in one order: two that keep the same words at once would else wait for each other.
  const sorted = [...words].sort();
  for (const batch of batches(sorted)) {
    const rows = batch.map((word) => ({ word, forms: slipForms(word) }));
    await db.insert(bookWords).values(rows).onConflictDoNothing();
  }
}
