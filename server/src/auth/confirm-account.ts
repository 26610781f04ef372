import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { type AuthUser, authUsers, identities } from "./users.table.ts";

const VERIFIED = sql`'{"email_verified": true}'::jsonb`;

/**
 * Marks the address as proven to be the user's.
 * @param keepPassword false unless the proof came with the password: whoever chose it may be somebody else
 */
export async function confirmAccount(db: Db, user: AuthUser, keepPassword: boolean): Promise<void> {
  const now = new Date();
  await db.transaction(async (tx) => {
    const confirmed = await tx
      .update(authUsers)
      .set({
        emailConfirmedAt: now,
        metadata: sql`${authUsers.metadata} || ${VERIFIED}`,
        updatedAt: now,
        ...(keepPassword ? {} : { passwordHash: null }),
      })
      .where(and(eq(authUsers.id, user.id), isNull(authUsers.emailConfirmedAt)))
      .returning({ id: authUsers.id });
    if (confirmed.length === 0) return;
    await tx
      .update(identities)
      .set({ data: sql`${identities.data} || ${VERIFIED}`, updatedAt: now })
      .where(and(eq(identities.userId, user.id), eq(identities.provider, "email")));
  });
}
