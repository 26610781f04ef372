import { sql } from "drizzle-orm";
import { foldForSearch, searchWords } from "./fold.ts";

/** Title and authors as searches compare them. */
export const searchText = (title: string, authors: readonly string[]): string =>
  foldForSearch([title, ...authors].join(" "));

/** The search columns of a book's row; pass its words to `storeBookWords`, too. */
export function searchFields(title: string, authors: readonly string[]) {
  const text = searchText(title, authors);
  return {
    searchText: text,
    searchWords: sql`array_to_tsvector(${sql.param(searchWords(text))}::text[])`,
  };
}
