import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { type AuthUser, authUsers, identities } from "../../schema/auth/users.table.ts";
import { isOpenSignUp } from "./users.queries.ts";

const VERIFIED = sql`'{"email_verified": true}'::jsonb`;

/**
 * Marks the address as confirmed.
 * @param keepPassword false unless the proof came with the password: before the confirmation, somebody else may have signed up
 * with this address and chosen the password, the metadata and the provider sign-ins
 */
export async function confirmAccount(db: Db, user: AuthUser, keepPassword: boolean): Promise<void> {
  if (user.emailProven) return;
  const now = new Date();
  await db.transaction(async (tx) => {
    if (isOpenSignUp(user) && !keepPassword) await dropStranger(tx, user);
    await tx
      .update(authUsers)
      .set({
        emailConfirmedAt: user.emailConfirmedAt ?? now,
        emailProven: true,
        metadata: sql`${authUsers.metadata} || ${VERIFIED}`,
        updatedAt: now,
      })
      .where(eq(authUsers.id, user.id));
    await tx
      .update(identities)
      .set({ data: sql`${identities.data} || ${VERIFIED}`, updatedAt: now })
      .where(and(eq(identities.userId, user.id), eq(identities.provider, "email")));
  });
}

/** Removes what whoever opened the account left in it: the password, the metadata and the provider sign-ins. */
export async function dropStranger(tx: Db, user: AuthUser): Promise<void> {
  const own = { sub: user.id, email: user.email, email_verified: false, phone_verified: false };
  const linked = eq(identities.userId, user.id);
  await tx
    .update(authUsers)
    .set({ passwordHash: null, passwordChangedAt: new Date(), metadata: own })
    .where(eq(authUsers.id, user.id));
  await tx.delete(identities).where(and(linked, ne(identities.provider, "email")));
  await tx
    .update(identities)
    .set({ data: own })
    .where(and(linked, eq(identities.provider, "email")));
}
