import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, isNull, not, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { type AuthUser, authUsers, identities, type Metadata } from "../../schema/auth/users.table.ts";
import { isDue } from "./mail-claims.queries.ts";
import { mergeMetadata } from "./metadata.ts";

export const findUserById = (db: Db, id: string): Promise<AuthUser | undefined> =>
  findUser(db, eq(authUsers.id, id));

export const findUserByEmail = (db: Db, email: string): Promise<AuthUser | undefined> =>
  findUser(db, eq(authUsers.email, email));

/** The user who is changing to this address; the latest request if there are several. */
export const findUserByNewEmail = (db: Db, email: string): Promise<AuthUser | undefined> =>
  findUser(db, eq(authUsers.newEmail, email));

/** One query, whether or not the user exists: the time of a second one for the identities would reveal the account. */
async function findUser(db: Db, which: SQL): Promise<AuthUser | undefined> {
  const rows = await db
    .select({ user: authUsers, identity: identities })
    .from(authUsers)
    .leftJoin(identities, eq(identities.userId, authUsers.id))
    .where(which)
    .orderBy(
      desc(authUsers.emailChangeSentAt),
      authUsers.id,
      asc(identities.createdAt),
      asc(identities.provider),
    );
  const user = rows[0]?.user;
  return (
    user && {
      ...user,
      identities: rows.flatMap(({ identity }) => identity ?? []).filter(({ userId }) => userId === user.id),
    }
  );
}

/** Creates an account with an e-mail address and a password. */
export interface NewEmailUser {
  email: string;
  passwordHash: string | null;
  data: Metadata;
  confirmed: boolean;
  /** An id chosen by the caller. */
  id?: string;
  /** When it was asked for; now when not given. */
  at?: Date;
}

/** A user with an e-mail identity, as it would be stored. */
export function draftUser({
  email,
  passwordHash,
  data,
  confirmed,
  id = randomUUID(),
  at: now = new Date(),
}: NewEmailUser): AuthUser {
  const times = { createdAt: now, updatedAt: now };
  const metadata = {
    ...data,
    sub: id,
    email,
    email_verified: confirmed,
    phone_verified: false,
  };
  return {
    id,
    email,
    passwordHash,
    passwordChangedAt: null,
    emailProven: false,
    reauthenticationSentAt: null,
    emailConfirmedAt: confirmed ? now : null,
    confirmationSentAt: confirmed ? null : now,
    recoverySentAt: null,
    magicLinkSentAt: null,
    invitedAt: null,
    byAdministrator: false,
    newEmail: null,
    emailChangeHalf: null,
    emailChangeSentAt: null,
    lastSignInAt: null,
    metadata,
    ...times,
    identities: [
      {
        id: randomUUID(),
        userId: id,
        provider: "email",
        providerId: id,
        data: metadata,
        lastSignInAt: now,
        ...times,
      },
    ],
  };
}

/** Whether an account is an unconfirmed sign-up, so that its password and metadata may be anybody's. */
export const isOpenSignUp = (user: AuthUser): boolean => !user.emailConfirmedAt && !user.byAdministrator;

/**
 * Stores a new user; false if the address is taken. An unconfirmed sign-up is replaced once its mail is a minute old, so that
 * the new mail confirms what was chosen now, and nobody can squat on an address. Accounts that an administrator created or
 * invited stay.
 */
export async function insertUser(db: Db, { identities: linked, ...user }: AuthUser): Promise<boolean> {
  const abandoned = and(
    eq(authUsers.email, user.email),
    isNull(authUsers.emailConfirmedAt),
    not(authUsers.byAdministrator),
    isDue("confirmationSentAt", new Date()),
  );
  return db.transaction(async (tx) => {
    await tx.delete(authUsers).where(abandoned);
    const added = await tx
      .insert(authUsers)
      .values(user)
      .onConflictDoNothing()
      .returning({ id: authUsers.id });
    if (added.length > 0) await tx.insert(identities).values(linked);
    return added.length > 0;
  });
}

/**
 * Merges a caller's metadata, from this field of the request, into the stored metadata.
 * @throws AuthError validation_failed if the result is too large
 */
export async function updateMetadata(db: Db, userId: string, field: string, change: Metadata): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(authUsers).where(eq(authUsers.id, userId)).for("update");
    const metadata = mergeMetadata(field, user?.metadata ?? {}, change);
    await tx.update(authUsers).set({ metadata, updatedAt: new Date() }).where(eq(authUsers.id, userId));
  });
}

/** Stores a password's hash with current parameters, unless the password changed meanwhile. */
export async function rehash(db: Db, userId: string, oldHash: string, newHash: string): Promise<void> {
  await db
    .update(authUsers)
    .set({ passwordHash: newHash })
    .where(and(eq(authUsers.id, userId), eq(authUsers.passwordHash, oldHash)));
}

/** Deletes an account with everything in it: identities, sessions, tokens. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.delete(authUsers).where(eq(authUsers.id, userId));
}
