import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { and, asc, desc, eq, gt, ilike, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import type { CurrentUser } from "../../platform/http/current-user.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Before } from "../../schema/admin-log-before.ts";
import { books, ratings } from "../../schema/books.table.ts";
import { users } from "../../schema/users.table.ts";
import { foldForSearch } from "../books/fold.ts";
import { rateBook, unrateBook } from "../books/ratings.queries.ts";
import { type Logged, writeLog } from "./admin-log.queries.ts";
import { anywhere, pageOf, windowOf } from "./page.ts";

type ListCall = "GET /api/admin/ratings";
type BooksCall = "GET /api/admin/ratings/books";

const last = [asc(ratings.bookId), asc(ratings.userId)];
const ORDER = {
  newest: [desc(ratings.updatedAt), ...last],
  oldest: [asc(ratings.updatedAt), ...last],
  best: [sql`${ratings.stars} desc nulls last`, ...last],
  worst: [sql`${ratings.stars} asc nulls last`, ...last],
};

export async function listRatings(db: Db, query: ParsedInput<ListCall>["query"]): Promise<Reply<ListCall>> {
  const { take, skip } = windowOf(query);
  const rows = await db
    .select({
      book_id: ratings.bookId,
      title: books.title,
      user_id: ratings.userId,
      user: users.email,
      likedAt: ratings.likedAt,
      stars: ratings.stars,
      updatedAt: ratings.updatedAt,
    })
    .from(ratings)
    .innerJoin(books, eq(books.id, ratings.bookId))
    .innerJoin(users, eq(users.id, ratings.userId))
    .where(
      and(
        query.book_id ? eq(ratings.bookId, query.book_id) : undefined,
        query.user_id ? eq(ratings.userId, query.user_id) : undefined,
        query.q ? or(inTitle(query.q), ilike(users.email, anywhere(query.q))) : undefined,
      ),
    )
    .orderBy(...ORDER[query.sort])
    .limit(take)
    .offset(skip);
  return {
    ratings: rows.slice(0, query.limit).map(({ likedAt, updatedAt, ...rating }) => ({
      ...rating,
      liked: likedAt !== null,
      updated_at: updatedAt.toISOString(),
    })),
    ...pageOf(query, rows),
  };
}

const inTitle = (text: string) => ilike(books.searchText, anywhere(foldForSearch(text)));

const average = sql<number | null>`${books.starsSum}::float8 / nullif(${books.ratingsCount}, 0)`;
const BOOK_ORDER = {
  most: [desc(books.ratingsCount), asc(books.id)],
  best: [sql`${average} desc nulls last`, asc(books.id)],
  worst: [sql`${average} asc nulls last`, asc(books.id)],
  title: [asc(books.searchText), asc(books.id)],
};

/** Rated books with their stored totals. */
export async function listRatedBooks(
  db: Db,
  query: ParsedInput<BooksCall>["query"],
): Promise<Reply<BooksCall>> {
  const { take, skip } = windowOf(query);
  const rows = await db
    .select({
      id: books.id,
      slug: books.slug,
      title: books.title,
      ratings_count: books.ratingsCount,
      average_rating: average,
    })
    .from(books)
    .where(and(gt(books.ratingsCount, 0), query.q ? inTitle(query.q) : undefined))
    .orderBy(...BOOK_ORDER[query.sort])
    .limit(take)
    .offset(skip);
  return { books: rows.slice(0, query.limit), ...pageOf(query, rows) };
}

/** Removes a user's rating and keeps the book's average. @throws HttpError not_found */
export function removeRating(db: Db, by: CurrentUser, bookId: number, userId: string): Promise<Logged> {
  return db.transaction(async (tx) => {
    const rating = await findRating(tx, bookId, userId);
    if (!rating) throw new HttpError("not_found", ({ admin }) => admin.noRating);
    await unrateBook(tx, userId, bookId);
    const { title, user, likedAt, stars } = rating;
    return writeLog(tx, by, {
      action: "rating_removed",
      targetId: `${bookId}/${userId}`,
      targetName: `${title}, ${user}`,
      subjectId: userId,
      before: { kind: "rating", bookId, userId, liked: likedAt !== null, stars },
    });
  });
}

/** Brings a removed rating back. @throws HttpError conflict when the user has rated the book again */
export function restoreRating(
  db: Db,
  by: CurrentUser,
  { bookId, userId, liked, stars }: Extract<Before, { kind: "rating" }>,
  { id, targetName }: { id: number; targetName: string },
): Promise<Logged> {
  return db.transaction(async (tx) => {
    if (await findRating(tx, bookId, userId)) {
      throw new HttpError("conflict", ({ admin }) => admin.ratedAgain);
    }
    await rateBook(tx, userId, bookId, { liked, stars });
    return writeLog(tx, by, {
      action: "rating_restored",
      targetId: `${bookId}/${userId}`,
      targetName,
      subjectId: userId,
      undoes: id,
    });
  });
}

async function findRating(tx: Db, bookId: number, userId: string) {
  const [rating] = await tx
    .select({ title: books.title, user: users.email, likedAt: ratings.likedAt, stars: ratings.stars })
    .from(ratings)
    .innerJoin(books, eq(books.id, ratings.bookId))
    .innerJoin(users, eq(users.id, ratings.userId))
    .where(and(eq(ratings.bookId, bookId), eq(ratings.userId, userId)));
  return rating;
}
