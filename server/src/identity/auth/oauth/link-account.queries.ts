import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { type AuthUser, authUsers, identities } from "../../../schema/auth/users.table.ts";
import { findUserByEmail, findUserById } from "../users.queries.ts";
import type { Profile } from "./provider.ts";

type Person = Profile & { email: string };

/**
 * The account for a provider's person: the one they already have, or one with the address that the provider has verified, or a
 * new one. "unproven" if the address has an account but the provider has not verified it.
 */
export function linkAccount(db: Db, provider: string, person: Person): Promise<AuthUser | "unproven"> {
  return db.transaction(async (tx) => {
    const own = await findByIdentity(tx, provider, person.sub);
    if (own) return refreshClaims(tx, own, provider, person);
    const known = await findUserByEmail(tx, person.email);
    if (!known) return addUser(tx, provider, person);
    if (!person.emailVerified) return "unproven";
    if (!known.emailConfirmedAt) await evictUnproven(tx, known);
    await addIdentity(tx, known.id, provider, person);
    return refreshClaims(tx, known, provider, person);
  });
}

async function findByIdentity(db: Db, provider: string, sub: string): Promise<AuthUser | undefined> {
  const [identity] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.providerId, sub)));
  return identity && findUserById(db, identity.userId);
}

/** Each sign-in overwrites the stored provider data; the account's own address stays. */
async function refreshClaims(db: Db, user: AuthUser, provider: string, person: Person): Promise<AuthUser> {
  const now = new Date();
  await db
    .update(identities)
    .set({ data: person.claims, lastSignInAt: now, updatedAt: now })
    .where(and(eq(identities.provider, provider), eq(identities.providerId, person.sub)));
  const proven = user.email === person.email && person.emailVerified;
  const kept = user.emailConfirmedAt ? user.metadata : {};
  await db
    .update(authUsers)
    .set({
      metadata: { ...kept, ...person.claims, email: user.email },
      ...(proven ? { emailConfirmedAt: user.emailConfirmedAt ?? now, emailProven: true } : {}),
      updatedAt: now,
    })
    .where(eq(authUsers.id, user.id));
  return (await findUserById(db, user.id)) ?? user;
}

/** Whoever created the account never confirmed the address, so their password and identities are removed. */
async function evictUnproven(db: Db, user: AuthUser): Promise<void> {
  await db.delete(identities).where(eq(identities.userId, user.id));
  await db
    .update(authUsers)
    .set({ passwordHash: null, passwordChangedAt: new Date() })
    .where(eq(authUsers.id, user.id));
}

async function addUser(db: Db, provider: string, person: Person): Promise<AuthUser> {
  const now = new Date();
  const [user] = await db
    .insert(authUsers)
    .values({
      id: randomUUID(),
      email: person.email,
      emailConfirmedAt: person.emailVerified ? now : null,
      emailProven: person.emailVerified,
      metadata: person.claims,
    })
    .returning();
  if (!user) throw new Error("A user was not stored");
  await addIdentity(db, user.id, provider, person);
  return (await findUserById(db, user.id)) ?? { ...user, identities: [] };
}

async function addIdentity(db: Db, userId: string, provider: string, person: Person): Promise<void> {
  await db.insert(identities).values({ userId, provider, providerId: person.sub, data: person.claims });
}
