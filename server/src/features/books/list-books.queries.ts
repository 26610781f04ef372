import { MAX_BOOKS_IN_LIST, type OwnList } from "@lagom/shared/contract/book-lists";
import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { and, asc, count, eq, gte, isNull, max, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { bookListBooks, bookLists, books } from "../../schema/books.table.ts";
import { toBook } from "./book-row.ts";
import { noSuchBook } from "./books.queries.ts";
import { createList, headOf, noSuchList } from "./lists.queries.ts";
import { redistributePositions } from "./redistribute-positions.ts";
import { refuseGone, type WantedOrder } from "./wanted-order.ts";

const inOrder = [asc(bookListBooks.position), asc(bookListBooks.bookId)];

/** A list that anyone may see: public, and not hidden by an administrator. */
const isShown = and(eq(bookLists.isPublic, true), isNull(bookLists.hiddenAt));

/**
 * A public list, or one of the user's own, with a page of its books; other people's private lists count as missing.
 * @throws HttpError not_found
 */
export async function findList(
  db: Db,
  id: number,
  userId: string | undefined,
  { limit, offset }: ParsedInput<"GET /api/book-lists/{id}">["query"],
): Promise<Reply<"GET /api/book-lists/{id}">> {
  const isOwn = userId === undefined ? sql<boolean>`false` : eq(bookLists.userId, userId);
  const which = and(eq(bookLists.id, id), or(isShown, isOwn));
  const list = await headOf(db, which);
  const [owner] = await db
    .select({ is_own: sql<boolean>`${isOwn}` })
    .from(bookLists)
    .where(eq(bookLists.id, id));
  const rows = await db
    .select({ book: books })
    .from(bookListBooks)
    .innerJoin(books, eq(books.id, bookListBooks.bookId))
    .where(eq(bookListBooks.listId, id))
    .orderBy(...inOrder)
    .limit(limit + 1)
    .offset(offset);
  return {
    ...list,
    is_own: owner?.is_own ?? false,
    books: rows.slice(0, limit).map(({ book }) => toBook(book)),
    has_more: rows.length > limit,
  };
}

/**
 * Adds a book to one of the user's lists, at a position from 0 or at the end; a book that is already on it keeps its position.
 * @throws HttpError not_found for the list or the book; conflict when the list is full
 */
export async function addBook(
  db: Db,
  userId: string,
  listId: number,
  { book_id: bookId, position }: ParsedInput<"POST /api/book-lists/{id}/books">["body"],
): Promise<{ books_count: number }> {
  return db.transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const [book] = await tx.select({ id: books.id }).from(books).where(eq(books.id, bookId));
    if (!book) throw noSuchBook();
    const [{ size = 0, has = 0, last = null } = {}] = await tx
      .select({
        size: count(),
        has: sql<number>`count(*) filter (where ${bookListBooks.bookId} = ${bookId})`.mapWith(Number),
        last: max(bookListBooks.position),
      })
      .from(bookListBooks)
      .where(eq(bookListBooks.listId, listId));
    if (has > 0) return { books_count: size };
    if (size >= MAX_BOOKS_IN_LIST)
      throw new HttpError("conflict", ({ lists }) => lists.tooManyBooks({ most: MAX_BOOKS_IN_LIST }));
    const room = position === undefined ? undefined : await makeRoom(tx, listId, position);
    await tx.insert(bookListBooks).values({ listId, bookId, position: room ?? (last ?? -1) + 1 });
    return { books_count: size + 1 };
  });
}

/**
 * Creates a list in first place, with a book on it if one is given: both or neither.
 * @throws HttpError as `createList` and `addBook`
 */
export async function createListWith(
  db: Db,
  userId: string,
  { book_id, ...list }: ParsedInput<"POST /api/book-lists">["body"],
): Promise<OwnList> {
  return db.transaction(async (tx) => {
    const made = await createList(tx, userId, list);
    if (book_id === undefined) return made;
    return { ...made, ...(await addBook(tx, userId, made.id, { book_id })) };
  });
}

/** Makes room at `index` by moving that book and all after it; undefined past the end. */
async function makeRoom(tx: Db, listId: number, index: number): Promise<number | undefined> {
  const [there] = await tx
    .select({ position: bookListBooks.position })
    .from(bookListBooks)
    .where(eq(bookListBooks.listId, listId))
    .orderBy(...inOrder)
    .offset(index)
    .limit(1);
  if (!there) return undefined;
  await tx
    .update(bookListBooks)
    .set({ position: sql`${bookListBooks.position} + 1` })
    .where(and(eq(bookListBooks.listId, listId), gte(bookListBooks.position, there.position)));
  return there.position;
}

/**
 * Removes a book from one of the user's lists; does nothing if it is not on it.
 * @throws HttpError not_found for the list
 */
export async function removeBook(db: Db, userId: string, listId: number, bookId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockList(tx, userId, listId);
    await tx
      .delete(bookListBooks)
      .where(and(eq(bookListBooks.listId, listId), eq(bookListBooks.bookId, bookId)));
  });
}

/**
 * Orders the books of a list of the user's; see `Order` in the contract.
 * @throws HttpError not_found
 */
export async function reorderBooks(
  db: Db,
  userId: string,
  listId: number,
  wanted: WantedOrder,
): Promise<{ order: number[] }> {
  return db.transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const rows = await tx
      .select({ id: bookListBooks.bookId, position: bookListBooks.position })
      .from(bookListBooks)
      .where(eq(bookListBooks.listId, listId))
      .orderBy(...inOrder);
    refuseGone(rows, wanted);
    const { order: after, moved } = redistributePositions(rows, wanted.order);
    await tx.execute(sql`update ${bookListBooks} set position = moved.position
      from unnest(${sql.param(moved.map(({ id }) => id))}::int[], ${sql.param(moved.map(({ position }) => position))}::int[])
        as moved (book_id, position)
      where ${bookListBooks.listId} = ${listId} and ${bookListBooks.bookId} = moved.book_id`);
    return { order: after };
  });
}

/** Serialises changes of a list, so that each sees the result of the previous one. */
async function lockList(tx: Db, userId: string, listId: number): Promise<void> {
  const rows = await tx
    .select({ id: bookLists.id })
    .from(bookLists)
    .where(and(eq(bookLists.id, listId), eq(bookLists.userId, userId), isNull(bookLists.deletedAt)))
    .for("no key update");
  if (rows.length === 0) throw noSuchList();
}
