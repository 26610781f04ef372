import { Readable } from "node:stream";
import { type ListHead, MAX_LISTS, type OwnList } from "@lagom/shared/contract/book-lists";
import type { ParsedInput } from "@lagom/shared/contract/calls";
import { and, asc, count, eq, inArray, isNull, min, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError, type Reason } from "../../platform/http/http-error.ts";
import { inPortion, refuseIfBusy } from "../../platform/http/portions.ts";
import { bookListBooks, bookLists, books } from "../../schema/books.table.ts";
import { users } from "../../schema/users.table.ts";
import { shownColumns, toBook } from "./book-row.ts";
import { redistributePositions } from "./redistribute-positions.ts";
import { refuseGone, type WantedOrder } from "./wanted-order.ts";

const BOOKS_A_PORTION = 100;
const TAKEN: Reason = ({ lists }) => lists.nameTaken;

export const noSuchList = () => new HttpError("not_found", ({ lists }) => lists.none);

/** A user's lists that are not deleted. */
const own = (userId: string) => and(eq(bookLists.userId, userId), isNull(bookLists.deletedAt));

const head = {
  id: bookLists.id,
  name: bookLists.name,
  is_public: bookLists.isPublic,
  order: bookLists.position,
  books_count: sql<number>`(select count(*)::int from ${bookListBooks} where ${bookListBooks.listId} = ${bookLists.id})`,
};

/** The one matching list, without its books. */
export async function headOf(db: Db, which: SQL | undefined): Promise<ListHead> {
  const [list] = await db
    .select(head)
    .from(bookLists)
    .where(and(which, isNull(bookLists.deletedAt)));
  if (!list) throw noSuchList();
  return list;
}

/**
 * The user's lists in their order, each with its first books, as the text of a `Reply<"GET /api/book-lists">`: read and written
 * in portions, since thousands of books at once would delay everybody else's calls.
 * @throws HttpError rate_limited when too many calls of this user wait
 */
export async function listOwn(
  db: Db,
  userId: string,
  { include_books, limit_lists, limit_books, offset, book_id }: ParsedInput<"GET /api/book-lists">["query"],
): Promise<Readable> {
  refuseIfBusy(userId);
  const { rows, having } = await inPortion(userId, async () => {
    const rows = await db
      .select(head)
      .from(bookLists)
      .where(own(userId))
      .orderBy(asc(bookLists.position), asc(bookLists.id))
      .limit(limit_lists + 1)
      .offset(offset);
    const ids = rows.map(({ id }) => id);
    return { rows, having: book_id === undefined ? null : await listsWith(db, ids, book_id) };
  });
  const shown = rows.slice(0, limit_lists);
  const atOnce = include_books ? Math.max(1, Math.floor(BOOKS_A_PORTION / limit_books)) : shown.length;
  const texts: string[] = [];
  for (let from = 0; from < shown.length; from += atOnce) {
    const lists = shown.slice(from, from + atOnce);
    texts.push(await inPortion(userId, () => writeLists(lists)));
  }
  return Readable.from([`{"lists":[${texts.join(",")}],"has_more":${rows.length > limit_lists}}`], {
    objectMode: false,
  });

  async function writeLists(lists: ListHead[]): Promise<string> {
    const ids = lists.map(({ id }) => id);
    const found = include_books ? await booksOf(db, ids, limit_books) : [];
    const firstBooks = Map.groupBy(found, ({ listId }) => listId);
    const written = lists.map(
      (list): OwnList => ({
        ...list,
        books: (firstBooks.get(list.id) ?? []).map(({ book }) => toBook(book)),
        has_book: having?.has(list.id) ?? null,
      }),
    );
    return written.map((list) => JSON.stringify(list)).join(",");
  }
}

/** The first books of each list, in their order. */
function booksOf(db: Db, ids: number[], limit: number) {
  // List by list, so that no more rows are read than are shown.
  const first = db
    .select({ bookId: bookListBooks.bookId, position: bookListBooks.position })
    .from(bookListBooks)
    .where(eq(bookListBooks.listId, bookLists.id))
    .orderBy(asc(bookListBooks.position), asc(bookListBooks.bookId))
    .limit(limit)
    .as("first");
  return db
    .select({ listId: bookLists.id, book: shownColumns })
    .from(bookLists)
    .innerJoinLateral(first, sql`true`)
    .innerJoin(books, eq(books.id, first.bookId))
    .where(inArray(bookLists.id, ids))
    .orderBy(asc(first.position), asc(first.bookId));
}

async function listsWith(db: Db, ids: number[], bookId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: bookListBooks.listId })
    .from(bookListBooks)
    .where(and(inArray(bookListBooks.listId, ids), eq(bookListBooks.bookId, bookId)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Creates a list in first position.
 * @throws HttpError conflict when there is one of that name, or too many
 */
export async function createList(
  db: Db,
  userId: string,
  { name, is_public }: Pick<ParsedInput<"POST /api/book-lists">["body"], "name" | "is_public">,
): Promise<OwnList> {
  return db.transaction(async (tx) => {
    await lockLists(tx, userId);
    const [{ lists = 0, first = null } = {}] = await tx
      .select({ lists: count(), first: min(bookLists.position) })
      .from(bookLists)
      .where(own(userId));
    if (lists >= MAX_LISTS)
      throw new HttpError("conflict", ({ lists }) => lists.tooMany({ most: MAX_LISTS }));
    await refuseTaken(tx, userId, name);
    const [list] = await tx
      .insert(bookLists)
      .values({ userId, name, isPublic: is_public, position: (first ?? 1) - 1 })
      .returning({ id: bookLists.id });
    return { ...(await headOf(tx, eq(bookLists.id, list?.id ?? 0))), books: [], has_book: null };
  });
}

/**
 * Renames a list or makes it public or private; omitted fields keep their value.
 * @throws HttpError not_found; conflict when another has that name
 */
export async function changeList(
  db: Db,
  userId: string,
  id: number,
  { name, is_public }: ParsedInput<"PATCH /api/book-lists/{id}">["body"],
): Promise<ListHead> {
  return db.transaction(async (tx) => {
    await lockLists(tx, userId);
    const which = and(eq(bookLists.id, id), own(userId));
    await headOf(tx, which);
    if (name !== undefined) await refuseTaken(tx, userId, name, id);
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(is_public === undefined ? {} : { isPublic: is_public }),
    };
    if (Object.keys(change).length > 0) await tx.update(bookLists).set(change).where(which);
    return headOf(tx, which);
  });
}

/**
 * Deletes a list; for a day it can be restored.
 * @throws HttpError not_found
 */
export async function deleteList(db: Db, userId: string, id: number): Promise<void> {
  const rows = await db
    .update(bookLists)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(bookLists.id, id), own(userId)))
    .returning({ id: bookLists.id });
  if (rows.length === 0) throw noSuchList();
}

/**
 * Restores a deleted list, unless its name has been reused.
 * @throws HttpError not_found; conflict
 */
export async function restoreList(db: Db, userId: string, id: number): Promise<ListHead> {
  return db.transaction(async (tx) => {
    await lockLists(tx, userId);
    const which = and(eq(bookLists.id, id), eq(bookLists.userId, userId));
    const [list] = await tx
      .select({ name: bookLists.name, deletedAt: bookLists.deletedAt })
      .from(bookLists)
      .where(which);
    if (!list) throw noSuchList();
    if (list.deletedAt) await refuseTaken(tx, userId, list.name, id);
    await tx.update(bookLists).set({ deletedAt: null }).where(which);
    return headOf(tx, which);
  });
}

/**
 * Orders the user's lists; see `Order` in the contract.
 * @throws HttpError not_found if the list that was moved is gone
 */
export async function reorderLists(
  db: Db,
  userId: string,
  wanted: WantedOrder,
): Promise<{ order: number[] }> {
  return db.transaction(async (tx) => {
    await lockLists(tx, userId);
    const rows = await tx
      .select({ id: bookLists.id, position: bookLists.position })
      .from(bookLists)
      .where(own(userId))
      .orderBy(asc(bookLists.position), asc(bookLists.id));
    refuseGone(rows, wanted);
    const { order: after, moved } = redistributePositions(rows, wanted.order);
    await tx.execute(sql`update ${bookLists} set position = moved.position
      from unnest(${sql.param(moved.map(({ id }) => id))}::int[], ${sql.param(moved.map(({ position }) => position))}::int[])
        as moved (id, position)
      where ${bookLists.id} = moved.id`);
    return { order: after };
  });
}

/** Serialises changes of a user's set of lists. */
const lockLists = (tx: Db, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");

async function refuseTaken(tx: Db, userId: string, name: string, except = 0): Promise<void> {
  const [taken] = await tx
    .select({ id: bookLists.id })
    .from(bookLists)
    .where(and(own(userId), eq(sql`lower(${bookLists.name})`, sql`lower(${name})`), ne(bookLists.id, except)))
    .limit(1);
  if (taken) throw new HttpError("conflict", TAKEN, [{ field: "name", message: TAKEN }]);
}
