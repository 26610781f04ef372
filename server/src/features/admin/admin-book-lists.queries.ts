import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { and, asc, desc, eq, ilike, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import type { CurrentUser } from "../../platform/http/current-user.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { DeletedList } from "../../schema/admin-log-before.ts";
import { bookListBooks, bookLists, books } from "../../schema/books.table.ts";
import { users } from "../../schema/users.table.ts";
import { type Logged, writeLog } from "./admin-log.queries.ts";
import { anywhere, pageOf, windowOf } from "./page.ts";

type ListCall = "GET /api/admin/book-lists";

/** Maximum number of books shown of a list. */
const MOST_BOOKS = 200;

const booksCount = sql<number>`(select count(*)::int from ${bookListBooks}
  where ${bookListBooks.listId} = ${bookLists.id})`;
const COLUMNS = {
  id: bookLists.id,
  name: bookLists.name,
  is_public: bookLists.isPublic,
  hiddenAt: bookLists.hiddenAt,
  owner: users.email,
  books_count: booksCount,
  createdAt: bookLists.createdAt,
};
const ORDER = {
  newest: [desc(bookLists.id)],
  oldest: [asc(bookLists.id)],
  name: [asc(bookLists.name), asc(bookLists.id)],
  largest: [desc(booksCount), desc(bookLists.id)],
};
const ACCESS = {
  public: and(bookLists.isPublic, isNull(bookLists.hiddenAt)),
  private: eq(bookLists.isPublic, false),
  hidden: isNotNull(bookLists.hiddenAt),
};

const toList = <R extends { hiddenAt: Date | null; createdAt: Date }>({
  hiddenAt,
  createdAt,
  ...list
}: R) => ({
  ...list,
  hidden: hiddenAt !== null,
  created_at: createdAt.toISOString(),
});

export async function listBookLists(db: Db, query: ParsedInput<ListCall>["query"]): Promise<Reply<ListCall>> {
  const { take, skip } = windowOf(query);
  const found = query.q && anywhere(query.q);
  const rows = await db
    .select(COLUMNS)
    .from(bookLists)
    .innerJoin(users, eq(users.id, bookLists.userId))
    .where(
      and(
        isNull(bookLists.deletedAt),
        found ? or(ilike(bookLists.name, found), ilike(users.email, found)) : undefined,
        query.access && ACCESS[query.access],
      ),
    )
    .orderBy(...ORDER[query.sort])
    .limit(take)
    .offset(skip);
  return { lists: rows.slice(0, query.limit).map(toList), ...pageOf(query, rows) };
}

/** @throws HttpError not_found */
export async function viewBookList(db: Db, id: number): Promise<Reply<"GET /api/admin/book-lists/{id}">> {
  const [list] = await db
    .select(COLUMNS)
    .from(bookLists)
    .innerJoin(users, eq(users.id, bookLists.userId))
    .where(and(eq(bookLists.id, id), isNull(bookLists.deletedAt)));
  if (!list) throw noSuchList();
  const rows = await db
    .select({ id: books.id, slug: books.slug, title: books.title, authors: books.authors })
    .from(bookListBooks)
    .innerJoin(books, eq(books.id, bookListBooks.bookId))
    .where(eq(bookListBooks.listId, id))
    .orderBy(asc(bookListBooks.position), asc(books.id))
    .limit(MOST_BOOKS);
  return { ...toList(list), books: rows };
}

/** Takes a list out of the public's sight, or shows it again; its owner keeps it. @throws HttpError not_found */
export function hideBookList(
  db: Db,
  by: CurrentUser,
  id: number,
  hidden: boolean,
  undoes?: number,
): Promise<Logged> {
  return db.transaction(async (tx) => {
    const list = await lockList(tx, id);
    await tx
      .update(bookLists)
      .set({ hiddenAt: hidden ? (list.hiddenAt ?? new Date()) : null })
      .where(eq(bookLists.id, id));
    return writeLog(tx, by, {
      action: hidden ? "list_hidden" : "list_shown",
      ...about(list),
      before: { kind: "list_hidden", listId: id, hidden: list.hiddenAt !== null },
      undoes: undoes ?? null,
    });
  });
}

/** Deletes a list; the log keeps it for an undo. @throws HttpError not_found */
export function deleteBookList(db: Db, by: CurrentUser, id: number): Promise<Logged> {
  return db.transaction(async (tx) => {
    const { hiddenAt, createdAt, deletedAt: _, ...list } = await lockList(tx, id);
    const listed = await tx
      .select({ bookId: bookListBooks.bookId, position: bookListBooks.position })
      .from(bookListBooks)
      .where(eq(bookListBooks.listId, id));
    await tx.delete(bookLists).where(eq(bookLists.id, id));
    const deleted = { ...list, hidden: hiddenAt !== null, createdAt: createdAt.toISOString(), books: listed };
    return writeLog(tx, by, {
      action: "list_deleted",
      ...about(list),
      before: { kind: "list", list: deleted },
    });
  });
}

/** Brings a deleted list back, under its old address. @throws HttpError conflict when its name was given again */
export function restoreBookList(
  db: Db,
  by: CurrentUser,
  { books: listed, hidden, createdAt, ...list }: DeletedList,
  undoes: number,
): Promise<Logged> {
  return db.transaction(async (tx) => {
    const [taken] = await tx
      .select({ id: bookLists.id })
      .from(bookLists)
      .where(
        and(
          eq(bookLists.userId, list.userId),
          eq(sql`lower(${bookLists.name})`, sql`lower(${list.name})`),
          isNull(bookLists.deletedAt),
        ),
      );
    if (taken) throw new HttpError("conflict", ({ admin }) => admin.listNameTaken);
    await tx
      .insert(bookLists)
      .overridingSystemValue()
      .values({ ...list, createdAt: new Date(createdAt), hiddenAt: hidden ? new Date() : null });
    if (listed.length > 0) {
      await tx.insert(bookListBooks).values(listed.map((book) => ({ listId: list.id, ...book })));
    }
    return writeLog(tx, by, { action: "list_restored", ...about(list), undoes });
  });
}

const about = ({ id, name, userId }: { id: number; name: string; userId: string }) => ({
  targetId: String(id),
  targetName: name,
  subjectId: userId,
});

async function lockList(tx: Db, id: number) {
  const [list] = await tx
    .select()
    .from(bookLists)
    .where(and(eq(bookLists.id, id), isNull(bookLists.deletedAt)))
    .for("update");
  if (!list) throw noSuchList();
  return list;
}

const noSuchList = () => new HttpError("not_found", ({ lists }) => lists.none);
