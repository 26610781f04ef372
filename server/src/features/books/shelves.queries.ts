import type { Shelf } from "@lagom/shared/contract/books";
import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { findLanguage } from "@lagom/shared/text/languages";
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { books } from "../../schema/books.table.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { toBook } from "./book-row.ts";
import { noSuchBook } from "./books.queries.ts";

const SHELF_SIZE = 12;

/** The best of the books with most ratings: few ratings say little, so that each book begins with five of 3.5 stars. */
const RATED_CONSIDERED = 300;
const ADJUSTED_MEAN = sql`(${books.starsSum} + 5 * 3.5) / (${books.ratingsCount} + 5)`;
const mostRated = (db: Db) =>
  db
    .select({ id: books.id })
    .from(books)
    .where(gt(books.ratingsCount, 0))
    .orderBy(desc(books.ratingsCount), desc(books.id))
    .limit(RATED_CONSIDERED);

/** Each click weighs twice as much as one this many days before. */
const HALF_LIFE_DAYS = 30;

/** Shelves of suggested books; empty shelves are left out. */
export async function listShelves(
  db: Db,
  { language, show_academic }: ParsedInput<"GET /api/books/shelves">["query"],
): Promise<Reply<"GET /api/books/shelves">> {
  const lang = language && findLanguage(language)?.code;
  const shelf = async (id: Shelf["id"], which: SQL | undefined, ...order: SQL[]): Promise<Shelf> => {
    const rows = await db
      .select()
      .from(books)
      .where(and(which, show_academic ? undefined : eq(books.academic, false)))
      .orderBy(...order)
      .limit(SHELF_SIZE);
    return { id, books: rows.map(toBook) };
  };
  const byTitle = [asc(books.searchText), asc(books.id)];
  const shelves = [
    ...(lang
      ? [
          await shelf(
            "readable",
            sql`${books.id} in (select ${rewrites.bookId} from ${rewrites} where ${rewrites.language} = ${lang}
              and ${rewrites.bookId} is not null)`,
            ...byTitle,
          ),
        ]
      : []),
    await shelf("popular", gt(books.popularity, 0), desc(books.popularity), desc(books.id)),
    ...(lang ? [await shelf("original", eq(books.language, lang), ...byTitle)] : []),
    await shelf("rated", inArray(books.id, mostRated(db)), desc(ADJUSTED_MEAN), desc(books.ratingsCount)),
  ];
  return { shelves: shelves.filter((one) => one.books.length > 0) };
}

/**
 * Counts that a book was opened. The order of popularity never has to be recomputed: a new click is worth more
 * than an old one by how much later it came, so sums of clicks of different days compare as if all had been halved
 * every 30 days. A double holds these worths for 80 years.
 * @throws HttpError not_found
 */
export async function recordClick(db: Db, id: number): Promise<void> {
  const rows = await db
    .update(books)
    .set({
      clicks: sql`${books.clicks} + 1`,
      popularity: sql`${books.popularity} +
        power(2, extract(epoch from now() - timestamptz '2026-01-01') / ${HALF_LIFE_DAYS * 86_400}::float8)`,
    })
    .where(eq(books.id, id))
    .returning({ id: books.id });
  if (rows.length === 0) throw noSuchBook();
}
