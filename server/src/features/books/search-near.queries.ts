import { and, arrayOverlaps, like, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { books, bookWords } from "../../schema/books.table.ts";
import { searchWords } from "./fold.ts";
import { allOf, hasWords, type Search, visible } from "./search-conditions.ts";
import { slipKeys, slipsAllowed, slipsTo } from "./slips.ts";

/** Limits: words compared with a typed one, words accepted for it, and books ranked. */
const MOST_COMPARED = 400;
const MOST_MEANT = 12;
const MOST_BOOKS = 300;

/** Candidates for a mistyped word, with the number of typos. */
type Meant = ReadonlyMap<string, number>;

/** Books that match every word apart from typos, best first; a word that starts no word of any book is replaced by candidates. */
export async function findNear(db: Db, words: string[], search: Search): Promise<number[]> {
  const wrong: string[] = [];
  for (const word of words) if (!(await isBeginning(db, word))) wrong.push(word);
  const typed = wrong.length > 0 ? wrong : words;
  if (typed.some((word) => slipsAllowed(word) === 0)) return [];
  const meant: Meant[] = [];
  for (const word of typed) meant.push(await wordsMeant(db, word));
  if (meant.some(({ size }) => size === 0)) return [];
  const kept = words.filter((word) => !typed.includes(word));
  const anyOf = meant.map((few) => `(${[...few.keys()].map((word) => `'${word}'`).join(" | ")})`);
  const query = [...(kept.length > 0 ? [allOf(kept, ":*")] : []), ...anyOf].join(" & ");
  const rows = await db
    .select({ id: books.id, searchText: books.searchText, ratingsCount: books.ratingsCount })
    .from(books)
    .where(and(hasWords(query), visible(search)))
    .limit(MOST_BOOKS);
  return rows
    .map((row) => ({ ...row, slips: slipsIn(row.searchText, meant) }))
    .sort((one, other) => one.slips - other.slips || other.ratingsCount - one.ratingsCount)
    .map(({ id }) => id);
}

/** The number of typos between the typed words and a book's words. */
function slipsIn(searchText: string, meant: readonly Meant[]): number {
  const words = searchWords(searchText);
  return meant
    .map((few) => Math.min(...words.map((word) => few.get(word) ?? Number.POSITIVE_INFINITY)))
    .reduce((sum, slips) => sum + slips, 0);
}

/** Words of books whose beginning is nearly the typed word. */
async function wordsMeant(db: Db, typed: string): Promise<Meant> {
  const similar = await db
    .select({ word: bookWords.word })
    .from(bookWords)
    .where(arrayOverlaps(bookWords.forms, slipKeys(typed)))
    .orderBy(sql`length(${bookWords.word})`)
    .limit(MOST_COMPARED);
  const near = similar
    .map(({ word }) => [word, slipsTo(typed, word)] as const)
    .filter(([, slips]) => slips <= slipsAllowed(typed))
    .sort(([, one], [, other]) => one - other);
  return new Map(near.slice(0, MOST_MEANT));
}

/** Whether any book has a word that starts with the typed one. */
async function isBeginning(db: Db, typed: string): Promise<boolean> {
  const [one] = await db
    .select({ word: bookWords.word })
    .from(bookWords)
    .where(like(bookWords.word, `${typed}%`))
    .limit(1);
  return one !== undefined;
}
