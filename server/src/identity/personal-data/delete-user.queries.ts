import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { deletedUsers, users } from "../../schema/users.table.ts";
import { ensureOperator } from "../users/ensure-operator.ts";
import type { PersonalData } from "./personal-data.ts";

/**
 * Deletes a user with everything the features store about them, in the caller's transaction; rows that reference the user
 * go with the user's row.
 * @throws HttpError conflict for the last operator
 */
export async function deleteUserRows(
  tx: Db,
  userId: string,
  features: readonly PersonalData[],
): Promise<void> {
  await ensureOperator(tx, userId);
  // One after the other, so that all deletions take their locks in the same order.
  for (const feature of features) await feature.delete?.(tx, userId);
  await tx.delete(users).where(eq(users.id, userId));
  await tx.delete(deletedUsers).where(sql`${deletedUsers.deletedAt} < now() - interval '8 days'`);
  await tx.insert(deletedUsers).values({ id: userId }).onConflictDoNothing();
}

/** Whether a token's user was deleted: the token may be valid for a while, but must not create an account again. */
export async function wasDeleted(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: deletedUsers.id })
    .from(deletedUsers)
    .where(eq(deletedUsers.id, userId));
  return row !== undefined;
}
