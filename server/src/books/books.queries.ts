import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { and, asc, desc, eq, like, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { HttpError } from "../http/http-error.ts";
import { toBook } from "./book-row.ts";
import { bookListBooks, bookLists, books, ratings } from "./books.table.ts";
import { foldForSearch } from "./fold.ts";

/** More words than this make a search no narrower, only slower. */
const MAX_SEARCH_WORDS = 8;

export const noSuchBook = () => new HttpError("not_found", "There is no such book");

/** Books whose title and authors hold every word of `q`; those that begin with it first, then by title. */
export async function searchBooks(
  db: Db,
  { q, show_academic, page, limit }: ParsedInput<"GET /api/books/search">["query"],
): Promise<Reply<"GET /api/books/search">> {
  const wanted = foldForSearch(q);
  const words = wanted.split(" ", MAX_SEARCH_WORDS).filter(Boolean);
  const rows = await db
    .select()
    .from(books)
    .where(
      and(
        ...words.map((word) => like(books.searchText, `%${escapeLike(word)}%`)),
        show_academic ? undefined : eq(books.academic, false),
      ),
    )
    .orderBy(
      ...(wanted ? [desc(sql`starts_with(${books.searchText}, ${wanted})`)] : []),
      asc(books.searchText),
      asc(books.id),
    )
    .limit(limit + 1)
    .offset((page - 1) * limit);
  return { books: rows.slice(0, limit).map(toBook), has_more: rows.length > limit };
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, "\\$&");

/**
 * One book by its slug, with the user's own mark on it.
 * @throws HttpError not_found
 */
export async function findBook(
  db: Db,
  slug: string,
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
  return { ...toBook(book), own: own ? { liked: own.likedAt !== null, stars: own.stars } : null };
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

/**
 * A public list, or one of the user's own; another's private list is as if there were none.
 * @throws HttpError not_found
 */
export async function findList(
  db: Db,
  id: number,
  userId: string | undefined,
): Promise<Reply<"GET /api/book-lists/{id}">> {
  const [list] = await db
    .select({ id: bookLists.id, name: bookLists.name, is_public: bookLists.isPublic })
    .from(bookLists)
    .where(
      and(
        eq(bookLists.id, id),
        userId
          ? sql`(${bookLists.isPublic} or ${bookLists.userId} = ${userId})`
          : eq(bookLists.isPublic, true),
      ),
    );
  if (!list) throw new HttpError("not_found", "There is no such list");
  const rows = await db
    .select({ book: books })
    .from(bookListBooks)
    .innerJoin(books, eq(books.id, bookListBooks.bookId))
    .where(eq(bookListBooks.listId, id))
    .orderBy(asc(bookListBooks.position), asc(books.id));
  return { ...list, books: rows.map(({ book }) => toBook(book)), books_count: rows.length };
}
