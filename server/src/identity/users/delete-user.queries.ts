import { eq, sql } from "drizzle-orm";
import { forgetInLog } from "../../features/admin/admin-log.queries.ts";
import type { Db } from "../../platform/database/open.ts";
import { books, ratings } from "../../schema/books.table.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { deletedUsers, users } from "../../schema/users.table.ts";
import { forgetUsage } from "../../texts/rewriting/jobs/budget.queries.ts";
import { keepAnOperator } from "./keep-operator.ts";

/**
 * Deletes a user with everything of theirs, in the caller's transaction; what references the user goes along.
 * @throws HttpError conflict for the last operator
 */
export async function deleteUserRows(tx: Db, userId: string): Promise<void> {
  await keepAnOperator(tx, userId);
  await takeBackRatings(tx, userId);
  await tx.delete(feedback).where(eq(feedback.userId, userId));
  await forgetInLog(tx, userId);
  await forgetUsage(tx, userId);
  await tx.delete(users).where(eq(users.id, userId));
  await tx.delete(deletedUsers).where(sql`${deletedUsers.deletedAt} < now() - interval '8 days'`);
  await tx.insert(deletedUsers).values({ id: userId }).onConflictDoNothing();
}

/** The averages of books are kept beside them; locked in one order, so that two deletions cannot wait for each other. */
async function takeBackRatings(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select 1 from ${books} where ${books.id} in
    (select ${ratings.bookId} from ${ratings} where ${ratings.userId} = ${userId}) order by ${books.id} for update`);
  const own = tx.delete(ratings).where(eq(ratings.userId, userId)).returning().getSQL();
  await tx.execute(sql`with own as (${own})
    update ${books} set ratings_count = ratings_count - 1, stars_sum = stars_sum - own.stars
    from own where own.book_id = ${books.id} and own.stars is not null`);
}

/** Whether a token's user was deleted: it may still be valid for a while, and must not open an account anew. */
export async function wasDeleted(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: deletedUsers.id })
    .from(deletedUsers)
    .where(eq(deletedUsers.id, userId));
  return row !== undefined;
}
