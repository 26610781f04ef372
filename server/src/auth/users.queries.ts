import { randomUUID } from "node:crypto";
import { asc, eq, type SQL } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { type AuthUser, authUsers, identities, type Metadata } from "./users.table.ts";

/** Keys of the metadata that only the server writes. */
const OWN_KEYS = ["sub", "email", "email_verified", "phone_verified"];

export const findUserById = (db: Db, id: string): Promise<AuthUser | undefined> =>
  findUser(db, eq(authUsers.id, id));

export const findUserByEmail = (db: Db, email: string): Promise<AuthUser | undefined> =>
  findUser(db, eq(authUsers.email, email));

async function findUser(db: Db, which: SQL): Promise<AuthUser | undefined> {
  const [user] = await db.select().from(authUsers).where(which);
  if (!user) return undefined;
  const rows = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(asc(identities.createdAt), asc(identities.provider));
  return { ...user, identities: rows };
}

/** A new account for an e-mail address and a password. */
export interface NewEmailUser {
  email: string;
  passwordHash: string;
  data: Metadata;
  confirmed: boolean;
}

/** Adds a user with an e-mail identity; undefined when the address is taken. */
export async function insertEmailUser(db: Db, given: NewEmailUser): Promise<AuthUser | undefined> {
  const id = randomUUID();
  const now = new Date();
  const claims = {
    ...callersMetadata(given.data),
    sub: id,
    email: given.email,
    email_verified: given.confirmed,
    phone_verified: false,
  };
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(authUsers)
      .values({
        id,
        email: given.email,
        passwordHash: given.passwordHash,
        emailConfirmedAt: given.confirmed ? now : null,
        metadata: claims,
      })
      .onConflictDoNothing()
      .returning();
    if (!user) return undefined;
    const rows = await tx
      .insert(identities)
      .values({ userId: id, provider: "email", providerId: id, data: claims })
      .returning();
    return { ...user, identities: rows };
  });
}

/** What a caller may say of themselves: all but the keys that the server writes. */
export function callersMetadata(data: Metadata): Metadata {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !OWN_KEYS.includes(key)));
}

/** Merges a caller's metadata into what is kept; null removes a key. */
export async function updateMetadata(db: Db, userId: string, change: Metadata): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(authUsers).where(eq(authUsers.id, userId)).for("update");
    const merged = Object.entries({ ...user?.metadata, ...callersMetadata(change) });
    const metadata = Object.fromEntries(merged.filter(([, value]) => value !== null));
    await tx.update(authUsers).set({ metadata, updatedAt: new Date() }).where(eq(authUsers.id, userId));
  });
}

/** Keeps a password under today's parameters; the password itself stays the same. */
export async function rehash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.update(authUsers).set({ passwordHash }).where(eq(authUsers.id, userId));
}

/** Deletes an account with everything in it: identities, sessions, tokens. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.delete(authUsers).where(eq(authUsers.id, userId));
}
