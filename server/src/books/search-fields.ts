import { sql } from "drizzle-orm";
import { foldForSearch, searchWords } from "./fold.ts";

/** What a book's row carries to be found by; `keepWords` must be told of its words. */
export function searchFields(title: string, authors: readonly string[]) {
  const searchText = foldForSearch([title, ...authors].join(" "));
  return { searchText, searchWords: sql`array_to_tsvector(${sql.param(searchWords(searchText))}::text[])` };
}
