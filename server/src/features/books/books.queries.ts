import type { Reply } from "@lagom/shared/contract/calls";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { books, ratings } from "../../schema/books.table.ts";
import { toBook } from "./book-row.ts";
import { type ExcerptWanted, findTexts } from "./texts-of-book.queries.ts";

export const noSuchBook = () => new HttpError("not_found", ({ texts }) => texts.noBook);

/**
 * One book by its slug, with the texts that there are, and the user's own rating.
 * @throws HttpError not_found
 */
export async function findBook(
  db: Db,
  slug: string,
  wanted: ExcerptWanted,
  userId: string | undefined,
): Promise<Reply<"GET /api/books/slug/{slug}">> {
  const [book] = await db.select().from(books).where(eq(books.slug, slug));
  if (!book) throw noSuchBook();
  const [own] = userId
    ? await db
        .select({ likedAt: ratings.likedAt, stars: ratings.stars })
        .from(ratings)
        .where(and(eq(ratings.userId, userId), eq(ratings.bookId, book.id)))
    : [];
  return {
    ...toBook(book),
    own: own ? { liked: own.likedAt !== null, stars: own.stars } : null,
    ...(await findTexts(db, book.id, wanted)),
  };
}

/** Books that the user likes, newest first. */
export async function listLiked(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Reply<"GET /api/ratings/liked">> {
  const rows = await db
    .select({ book: books })
    .from(ratings)
    .innerJoin(books, eq(books.id, ratings.bookId))
    .where(and(eq(ratings.userId, userId), sql`${ratings.likedAt} is not null`))
    .orderBy(desc(ratings.likedAt), desc(books.id))
    .limit(limit + 1)
    .offset(offset);
  return { books: rows.slice(0, limit).map(({ book }) => toBook(book)), has_more: rows.length > limit };
}
