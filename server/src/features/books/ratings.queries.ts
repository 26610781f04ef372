import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { books, ratings } from "../../schema/books.table.ts";
import { noSuchBook } from "./books.queries.ts";

type Change = ParsedInput<"PUT /api/books/{id}/rating">["body"];
type Rating = Pick<typeof ratings.$inferSelect, "likedAt" | "stars">;

/**
 * Likes or rates a book and updates its average; omitted fields keep their value.
 * @throws HttpError not_found
 */
export async function rateBook(
  db: Db,
  userId: string,
  bookId: number,
  change: Change,
): Promise<Reply<"PUT /api/books/{id}/rating">> {
  return db.transaction(async (tx) => {
    const before = await lockRating(tx, userId, bookId);
    const after: Rating = {
      likedAt:
        change.liked === undefined ? before.likedAt : change.liked ? (before.likedAt ?? new Date()) : null,
      stars: change.stars === undefined ? before.stars : change.stars,
    };
    await tx
      .insert(ratings)
      .values({ userId, bookId, ...after })
      .onConflictDoUpdate({
        target: [ratings.userId, ratings.bookId],
        set: { ...after, updatedAt: sql`now()` },
      });
    await updateAverage(tx, bookId, before.stars, after.stars);
    return { liked: after.likedAt !== null, stars: after.stars };
  });
}

/**
 * Removes the user's rating of a book, if there is one.
 * @throws HttpError not_found if the book does not exist
 */
export async function unrateBook(db: Db, userId: string, bookId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockRating(tx, userId, bookId);
    await tx.delete(ratings).where(isOwn(userId, bookId));
    await updateAverage(tx, bookId, before.stars, null);
  });
}

const isOwn = (userId: string, bookId: number) => and(eq(ratings.userId, userId), eq(ratings.bookId, bookId));

/** The user's rating, with the book locked, so that concurrent ratings of a book are counted one after the other. */
async function lockRating(tx: Db, userId: string, bookId: number): Promise<Rating> {
  const [book] = await tx.select({ id: books.id }).from(books).where(eq(books.id, bookId)).for("update");
  if (!book) throw noSuchBook();
  const [rating] = await tx
    .select({ likedAt: ratings.likedAt, stars: ratings.stars })
    .from(ratings)
    .where(isOwn(userId, bookId));
  return rating ?? { likedAt: null, stars: null };
}

async function updateAverage(
  tx: Db,
  bookId: number,
  before: number | null,
  after: number | null,
): Promise<void> {
  if (before === after) return;
  const count = (after === null ? 0 : 1) - (before === null ? 0 : 1);
  await tx
    .update(books)
    .set({
      ratingsCount: sql`${books.ratingsCount} + ${count}`,
      starsSum: sql`${books.starsSum} + ${(after ?? 0) - (before ?? 0)}`,
    })
    .where(eq(books.id, bookId));
}

/**
 * Deletes a user's ratings and takes them out of the books' averages. The books are locked in one order, so that two deletions
 * cannot wait for each other.
 */
export async function takeBackRatings(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select 1 from ${books} where ${books.id} in
    (select ${ratings.bookId} from ${ratings} where ${ratings.userId} = ${userId}) order by ${books.id} for update`);
  const own = tx.delete(ratings).where(eq(ratings.userId, userId)).returning().getSQL();
  await tx.execute(sql`with own as (${own})
    update ${books} set ratings_count = ratings_count - 1, stars_sum = stars_sum - own.stars
    from own where own.book_id = ${books.id} and own.stars is not null`);
}
