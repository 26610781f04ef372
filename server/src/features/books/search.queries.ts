import type { Reply } from "@lagom/shared/contract/calls";
import { asc, desc, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { books } from "../../schema/books.table.ts";
import { toBook } from "./book-row.ts";
import { foldForSearch, wordsOf } from "./fold.ts";
import { allOf, hasWords, type Search, visible } from "./search-conditions.ts";
import { findNear } from "./search-near.queries.ts";

/** More words than this make a search slower, but no narrower. */
const MAX_WORDS = 8;
/** So many books are ranked: those that begin with the search, and those that have its words. */
const MOST_BEGINNING = 200;
const MOST_WITH_WORDS = 400;
/** Fewer finds than this are followed by books that have nearly the words. */
const FEW = 5;

type BookRow = typeof books.$inferSelect;

/**
 * Books by title and author: first those that begin with `q`, then those that have all its words, whole words before
 * beginnings of words, much rated ones first; where there are few, those that have the words but for a slip.
 * Without `q`, all books by title.
 */
export async function searchBooks(db: Db, search: Search): Promise<Reply<"GET /api/books/search">> {
  const { page, limit } = search;
  const folded = foldForSearch(search.q);
  if (!folded) return replyOf(search.q.trim() ? [] : await shelf(db, search), limit);
  const words = wordsOf(folded).slice(0, MAX_WORDS);
  const end = page * limit + 1;
  const ids = await beginningWith(db, folded, search);
  // What only has the words comes after what begins with them, so that it is looked for when it is wanted.
  if (ids.length < end) ids.push(...(await withAllWords(db, folded, words, search)));
  if (ids.length < FEW) ids.push(...(await findNear(db, words, search)).filter((id) => !ids.includes(id)));
  return replyOf(await rowsOf(db, ids.slice(end - limit - 1, end)), limit);
}

/** @param rows one more than are shown, where there are more */
const replyOf = (rows: BookRow[], limit: number) => ({
  books: rows.slice(0, limit).map(toBook),
  has_more: rows.length > limit,
});

function shelf(db: Db, search: Search): Promise<BookRow[]> {
  return db
    .select()
    .from(books)
    .where(visible(search))
    .orderBy(asc(books.searchText), asc(books.id))
    .limit(search.limit + 1)
    .offset((search.page - 1) * search.limit);
}

async function rowsOf(db: Db, ids: number[]): Promise<BookRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(books).where(inArray(books.id, ids));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

const best = [desc(books.ratingsCount), asc(books.searchText), asc(books.id)];

async function beginningWith(db: Db, folded: string, search: Search): Promise<number[]> {
  // In the order of the index that finds beginnings, so that it stops after the first ones in every locale.
  const candidates = sql`
    (select id from ${books} where ${books.searchText} like ${`${folded}%`} and ${visible(search)}
      order by ${books.searchText} using ~<~ limit ${MOST_BEGINNING})`;
  const rows = await db
    .select({ id: books.id })
    .from(books)
    .where(sql`${books.id} in ${candidates}`)
    .orderBy(sql`starts_with(${books.searchText} || ' ', ${`${folded} `}) desc`, ...best);
  return rows.map(({ id }) => id);
}

async function withAllWords(db: Db, folded: string, words: string[], search: Search): Promise<number[]> {
  const candidates = sql`
    (select id from ${books} where ${hasWords(allOf(words, ":*"))} and ${visible(search)}
      and not starts_with(${books.searchText}, ${folded}) limit ${MOST_WITH_WORDS})`;
  const rows = await db
    .select({ id: books.id })
    .from(books)
    .where(sql`${books.id} in ${candidates}`)
    .orderBy(sql`(${hasWords(allOf(words, ""))}) desc`, ...best);
  return rows.map(({ id }) => id);
}
