import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { type AuthUser, authUsers, identities } from "../../schema/auth/users.table.ts";

const VERIFIED = sql`'{"email_verified": true}'::jsonb`;

/**
 * Marks the address as confirmed.
 * @param keepPassword false unless the proof came with the password: on an account that was not confirmed before,
 * somebody else may have chosen it, and with it the metadata and the sign-in at a provider
 */
export async function confirmAccount(db: Db, user: AuthUser, keepPassword: boolean): Promise<void> {
  if (user.emailProven) return;
  const now = new Date();
  const stranger = !user.emailConfirmedAt && !keepPassword;
  const own = { sub: user.id, email: user.email, email_verified: true, phone_verified: false };
  await db.transaction(async (tx) => {
    await tx
      .update(authUsers)
      .set({
        emailConfirmedAt: user.emailConfirmedAt ?? now,
        emailProven: true,
        metadata: stranger ? own : sql`${authUsers.metadata} || ${VERIFIED}`,
        updatedAt: now,
        ...(stranger ? { passwordHash: null, passwordChangedAt: now } : {}),
      })
      .where(eq(authUsers.id, user.id));
    const linked = eq(identities.userId, user.id);
    if (stranger) await tx.delete(identities).where(and(linked, ne(identities.provider, "email")));
    await tx
      .update(identities)
      .set({ data: stranger ? own : sql`${identities.data} || ${VERIFIED}`, updatedAt: now })
      .where(and(linked, eq(identities.provider, "email")));
  });
}
