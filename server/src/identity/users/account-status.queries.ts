import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { users } from "../../schema/users.table.ts";
import type { AccountStatus, SetAccountStatus } from "../auth/context.ts";

/** Role and ban of a user, as our own table has them; a user it does not know has neither. */
export async function readAccountStatus(db: Db, userId: string): Promise<AccountStatus> {
  const [user] = await db
    .select({ role: users.role, bannedAt: users.bannedAt })
    .from(users)
    .where(eq(users.id, userId));
  return { role: user && user.role !== "user" ? user.role : null, banned: user?.bannedAt != null };
}

/** Stores a role or a ban, even for a user who has never called our API. */
export async function writeAccountStatus(
  db: Db,
  ...[{ id, email }, change]: Parameters<SetAccountStatus>
): Promise<void> {
  const { role, banned } = change;
  const set = {
    ...(role === undefined ? {} : { role }),
    ...(banned === undefined ? {} : { bannedAt: banned ? new Date() : null }),
  };
  if (Object.keys(set).length === 0) return;
  await db
    .insert(users)
    .values({ id, email, ...set })
    .onConflictDoUpdate({ target: users.id, set });
}
