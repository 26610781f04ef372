import type { Reply } from "@lagom/shared/contract/calls";
import { desc, eq, isNull, sql } from "drizzle-orm";
import { bookListBooks, bookLists, books, ratings } from "../books/books.table.ts";
import { feedback } from "../contact/feedback.table.ts";
import type { Db } from "../db/open.ts";
import { users } from "../users/users.table.ts";

interface Page {
  page: number;
  limit: number;
}

/** How many rows to read, one more than shown, and from where. */
const windowOf = ({ page, limit }: Page) => ({ take: limit + 1, skip: (page - 1) * limit });
const replyOf = ({ page, limit }: Page, rows: unknown[]) => ({ page, limit, has_more: rows.length > limit });

export async function listUsers(db: Db, page: Page): Promise<Reply<"GET /api/admin/users">> {
  const { take, skip } = windowOf(page);
  const rows = await db
    .select()
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(take)
    .offset(skip);
  return {
    users: rows.slice(0, page.limit).map(toAdminUser),
    ...replyOf(page, rows),
  };
}

/** A user as administrators see them. */
export const toAdminUser = ({ id, email, role, bannedAt, createdAt }: typeof users.$inferSelect) => ({
  id,
  email,
  role,
  banned: bannedAt !== null,
  created_at: createdAt.toISOString(),
});

export async function listBookLists(db: Db, page: Page): Promise<Reply<"GET /api/admin/book-lists">> {
  const { take, skip } = windowOf(page);
  const rows = await db
    .select({
      id: bookLists.id,
      name: bookLists.name,
      is_public: bookLists.isPublic,
      owner: users.email,
      books_count: sql<number>`(select count(*)::int from ${bookListBooks}
        where ${bookListBooks.listId} = ${bookLists.id})`,
      createdAt: bookLists.createdAt,
    })
    .from(bookLists)
    .innerJoin(users, eq(users.id, bookLists.userId))
    .where(isNull(bookLists.deletedAt))
    .orderBy(desc(bookLists.id))
    .limit(take)
    .offset(skip);
  return {
    lists: rows
      .slice(0, page.limit)
      .map(({ createdAt, ...list }) => ({ ...list, created_at: createdAt.toISOString() })),
    ...replyOf(page, rows),
  };
}

export async function listRatings(db: Db, page: Page): Promise<Reply<"GET /api/admin/ratings">> {
  const { take, skip } = windowOf(page);
  const rows = await db
    .select({
      book_id: ratings.bookId,
      title: books.title,
      user: users.email,
      likedAt: ratings.likedAt,
      stars: ratings.stars,
      updatedAt: ratings.updatedAt,
    })
    .from(ratings)
    .innerJoin(books, eq(books.id, ratings.bookId))
    .innerJoin(users, eq(users.id, ratings.userId))
    .orderBy(desc(ratings.updatedAt), ratings.bookId, ratings.userId)
    .limit(take)
    .offset(skip);
  return {
    ratings: rows.slice(0, page.limit).map(({ likedAt, updatedAt, ...rating }) => ({
      ...rating,
      liked: likedAt !== null,
      updated_at: updatedAt.toISOString(),
    })),
    ...replyOf(page, rows),
  };
}

export async function listFeedback(db: Db, page: Page): Promise<Reply<"GET /api/admin/feedback">> {
  const { take, skip } = windowOf(page);
  const rows = await db.select().from(feedback).orderBy(desc(feedback.id)).limit(take).offset(skip);
  return {
    feedback: rows.slice(0, page.limit).map(({ userId: _sender, createdAt, ...message }) => ({
      ...message,
      created_at: createdAt.toISOString(),
    })),
    ...replyOf(page, rows),
  };
}
