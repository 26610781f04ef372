import type { Db } from "../db/open.ts";
import { bookWords } from "./books.table.ts";
import { searchWords } from "./fold.ts";
import { slipForms } from "./slips.ts";

const BATCH = 1000;

/** Keeps the words of books, so that searches with a slip find them; called beside each write of books. */
export async function keepWords(db: Db, texts: readonly { searchText: string }[]): Promise<void> {
  const words = new Set(texts.flatMap(({ searchText }) => searchWords(searchText)));
  // Always in one order: two that keep the same words at once would else wait for each other.
  const sorted = [...words].sort();
  for (let from = 0; from < sorted.length; from += BATCH) {
    const rows = sorted.slice(from, from + BATCH).map((word) => ({ word, forms: slipForms(word) }));
    await db.insert(bookWords).values(rows).onConflictDoNothing();
  }
}
