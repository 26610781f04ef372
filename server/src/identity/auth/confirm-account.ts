import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { type AuthUser, authUsers, identities } from "../../schema/auth/users.table.ts";

const VERIFIED = sql`'{"email_verified": true}'::jsonb`;

/**
 * Marks the address as confirmed.
 * @param keepPassword false unless the proof came with the password: on an account that was not confirmed before,
 * somebody else may have chosen it
 */
export async function confirmAccount(db: Db, user: AuthUser, keepPassword: boolean): Promise<void> {
  if (user.emailProven) return;
  const now = new Date();
  const dropPassword = !user.emailConfirmedAt && !keepPassword;
  await db.transaction(async (tx) => {
    await tx
      .update(authUsers)
      .set({
        emailConfirmedAt: user.emailConfirmedAt ?? now,
        emailProven: true,
        metadata: sql`${authUsers.metadata} || ${VERIFIED}`,
        updatedAt: now,
        ...(dropPassword ? { passwordHash: null, passwordChangedAt: now } : {}),
      })
      .where(eq(authUsers.id, user.id));
    await tx
      .update(identities)
      .set({ data: sql`${identities.data} || ${VERIFIED}`, updatedAt: now })
      .where(and(eq(identities.userId, user.id), eq(identities.provider, "email")));
  });
}
