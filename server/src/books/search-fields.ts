import { sql } from "drizzle-orm";
import { foldForSearch, searchWords, spelling } from "./fold.ts";

/** What a book's row carries to be found by. */
export function searchFields(title: string, authors: readonly string[]) {
  const searchText = foldForSearch([title, ...authors].join(" "));
  return {
    searchText,
    searchWords: sql`array_to_tsvector(${sql.param(searchWords(searchText))}::text[])`,
    searchSpelling: spelling(searchText),
  };
}
