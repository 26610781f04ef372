import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { bookListBooks, bookLists, books } from "../../schema/books.table.ts";

/** How many books of a list are told of outside of its page, and how many of them by title. */
const TOLD_BOOKS = 10;
const NAMED_BOOKS = 3;
const LARGEST_ID = 2_147_483_647;

export interface PublicList {
  name: string;
  /** The first ones. */
  books: { title: string; authors: string[]; slug: string }[];
}

/** What anybody may know of a book; undefined where there is none. */
export async function publicBook(db: Db, slug: string) {
  const [book] = await db
    .select({ title: books.title, authors: books.authors, year: books.year })
    .from(books)
    .where(eq(books.slug, slug.replaceAll("\0", "")));
  return book;
}

/** A list that its owner shows to everybody; undefined where there is none. */
export async function publicList(db: Db, id: number): Promise<PublicList | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) return undefined;
  const [list] = await db
    .select({ name: bookLists.name })
    .from(bookLists)
    .where(
      and(
        eq(bookLists.id, id),
        eq(bookLists.isPublic, true),
        isNull(bookLists.hiddenAt),
        isNull(bookLists.deletedAt),
      ),
    );
  if (!list) return undefined;
  const first = await db
    .select({ title: books.title, authors: books.authors, slug: books.slug })
    .from(bookListBooks)
    .innerJoin(books, eq(books.id, bookListBooks.bookId))
    .where(eq(bookListBooks.listId, id))
    .orderBy(asc(bookListBooks.position), asc(bookListBooks.bookId))
    .limit(TOLD_BOOKS);
  return { ...list, books: first };
}

/** The titles of a list's first books, in one line. */
export const namedBooks = (list: PublicList): string =>
  list.books
    .slice(0, NAMED_BOOKS)
    .map(({ title }) => title)
    .join(", ");
