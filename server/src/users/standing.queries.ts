import { eq } from "drizzle-orm";
import type { Standing } from "../auth/context.ts";
import type { Db } from "../db/open.ts";
import { users } from "./users.table.ts";

/** Role and ban of a user, as our own table has them; a user it does not know has neither. */
export async function readStanding(db: Db, userId: string): Promise<Standing> {
  const [user] = await db
    .select({ role: users.role, bannedAt: users.bannedAt })
    .from(users)
    .where(eq(users.id, userId));
  return { role: user && user.role !== "user" ? user.role : null, banned: user?.bannedAt != null };
}
