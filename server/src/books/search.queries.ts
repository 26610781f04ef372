import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { toBook } from "./book-row.ts";
import { books } from "./books.table.ts";
import { foldForSearch, searchWords, spelling, wordsOf } from "./fold.ts";
import { slipsAllowed, slipsTo } from "./slips.ts";

/** More words than this make a search no narrower, only slower. */
const MAX_WORDS = 8;
/** So many books are ranked: those that begin with the search, those that have its words, those that nearly do. */
const MOST_BEGINNING = 200;
const MOST_WITH_WORDS = 400;
const MOST_SIMILAR = 300;
const MOST_NEARLY = 60;
/** Fewer finds than this are followed by books that have nearly the words. */
const FEW = 5;
const SIMILAR_ENOUGH = "0.4";

type Search = ParsedInput<"GET /api/books/search">["query"];
type Row = typeof books.$inferSelect;

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
  const found = await findWords(db, folded, words, search);
  if (page > 1 || found.length >= FEW) return replyOf(found, limit);
  const known = new Set(found.map(({ id }) => id));
  const near = (await findNear(db, words, search)).filter(({ id }) => !known.has(id));
  return replyOf([...found, ...near].slice(0, limit), limit);
}

/** @param rows one more than are shown, where there are more */
const replyOf = (rows: Row[], limit: number) => ({
  books: rows.slice(0, limit).map(toBook),
  has_more: rows.length > limit,
});

const visible = ({ show_academic }: Search): SQL => (show_academic ? sql`true` : eq(books.academic, false));

function shelf(db: Db, search: Search): Promise<Row[]> {
  return db
    .select()
    .from(books)
    .where(visible(search))
    .orderBy(asc(books.searchText), asc(books.id))
    .limit(search.limit + 1)
    .offset((search.page - 1) * search.limit);
}

/** Words are letters and digits only, so that they need no escape in a pattern or a text query. */
const withWords = (words: readonly string[], end: ":*" | ""): SQL =>
  sql`${books.searchWords} @@ ${words.map((word) => `'${word}'${end}`).join(" & ")}::tsquery`;

function findWords(db: Db, folded: string, words: string[], search: Search): Promise<Row[]> {
  const candidates = sql`
    (select id from ${books} where ${books.searchText} like ${`${folded}%`} and ${visible(search)}
      order by ${books.searchText} limit ${MOST_BEGINNING})
    union all
    (select id from ${books} where ${withWords(words, ":*")} and ${visible(search)} limit ${MOST_WITH_WORDS})`;
  return db
    .select()
    .from(books)
    .where(sql`${books.id} in (${candidates})`)
    .orderBy(
      sql`starts_with(${books.searchText} || ' ', ${`${folded} `}) desc`,
      sql`starts_with(${books.searchText}, ${folded}) desc`,
      sql`(${withWords(words, "")}) desc`,
      sql`${books.ratingsCount} desc`,
      asc(books.searchText),
      asc(books.id),
    )
    .limit(search.limit + 1)
    .offset((search.page - 1) * search.limit);
}

/** Books that have each word but for a slip: what no book has is looked for among similar words. */
async function findNear(db: Db, words: string[], search: Search): Promise<Row[]> {
  const right = await wordsThatAre(db, words);
  const wrong = words.filter((word) => !right.includes(word));
  const typed = wrong.length > 0 ? wrong : words;
  if (typed.some((word) => slipsAllowed(word) === 0)) return [];
  const kept = words.filter((word) => !typed.includes(word));
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${SIMILAR_ENOUGH}, true)`);
    const similar = typed.map((word) => sql`${spelling(word)} <% ${books.searchSpelling}`);
    const fitting = [...similar, ...(kept.length > 0 ? [withWords(kept, ":*")] : []), visible(search)];
    const ids = sql`select id from
      (select id, ${books.searchSpelling} as spelt from ${books} where ${sql.join(fitting, sql` and `)} limit ${MOST_SIMILAR})
      as similar_ones order by word_similarity(${spelling(typed.join(" "))}, spelt) desc limit ${MOST_NEARLY}`;
    return tx.select().from(books).where(sql`${books.id} in (${ids})`);
  });
  const near = rows.map((row) => ({ row, slips: slipsIn(row, typed) }));
  return near
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.slips - other.slips || other.row.ratingsCount - one.row.ratingsCount)
    .map(({ row }) => row);
}

/** How many slips make the typed words words of a book; infinite when one of them has more than it is allowed. */
function slipsIn({ searchText }: Row, typed: string[]): number {
  const words = searchWords(searchText);
  return typed
    .map((word) => {
      const slips = Math.min(...words.map((other) => slipsTo(word, other)));
      return slips <= slipsAllowed(word) ? slips : Number.POSITIVE_INFINITY;
    })
    .reduce((sum, slips) => sum + slips, 0);
}

/** Those of the words that begin a word of some book. */
async function wordsThatAre(db: Db, words: string[]): Promise<string[]> {
  const known = words.map((word) => sql`exists (select 1 from ${books} where ${withWords([word], ":*")})`);
  const { rows } = await db.execute<{ known: boolean[] }>(
    sql`select array[${sql.join(known, sql`, `)}] as known`,
  );
  return words.filter((_, at) => rows[0]?.known[at]);
}
