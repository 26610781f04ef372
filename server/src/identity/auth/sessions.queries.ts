import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { type Session, type SignInMethod, sessions } from "../../schema/auth/sessions.table.ts";
import { type AuthUser, authUsers } from "../../schema/auth/users.table.ts";
import type { Device } from "./device.ts";
import { isSignedBy, newRefreshKey, type RefreshToken } from "./tokens/refresh-token.ts";
import { isSealed, openRefreshKey, seal } from "./tokens/sealed-key.ts";

/** The sessions that a sign-out ends, relative to the current one. */
export type LogoutScope = "global" | "local" | "others";

/**
 * Signs a user in: creates a session, and records the time on the account.
 * Undefined if the account is gone or its password is no longer the one that was read.
 */
export async function insertSession(
  db: Db,
  user: AuthUser,
  { method, device }: { method: string; device: Device },
  secret: string | undefined,
): Promise<Session | undefined> {
  const now = new Date();
  const amr: SignInMethod[] = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
  const unchanged = user.passwordChangedAt
    ? eq(authUsers.passwordChangedAt, user.passwordChangedAt)
    : isNull(authUsers.passwordChangedAt);
  const refreshKey = await sealed(newRefreshKey(), secret);
  return db.transaction(async (tx) => {
    const signedIn = await tx
      .update(authUsers)
      .set({ lastSignInAt: now })
      .where(and(eq(authUsers.id, user.id), unchanged))
      .returning({ id: authUsers.id });
    if (signedIn.length === 0) return undefined;
    const [session] = await tx
      .insert(sessions)
      .values({ userId: user.id, refreshKey, amr, ...device, refreshedAt: now, createdAt: now })
      .returning();
    return session;
  });
}

export async function findSession(db: Db, id: string, userId: string): Promise<Session | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return session;
}

/** The session for which this token was signed, whether or not the token is spent. */
export async function findSessionOf(
  db: Db,
  token: RefreshToken,
  secret: string | undefined,
): Promise<Session | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, token.sessionId));
  if (!session) return undefined;
  return isSignedBy(token, await openRefreshKey(session.refreshKey, secret)) ? session : undefined;
}

/**
 * Spends a refresh token; calls for one session run one after the other.
 * The token before the current one, and any token within the reuse interval, get the current one once more.
 * A spent token that comes later was copied: its whole session is deleted.
 */
export function rotate(
  db: Db,
  token: RefreshToken,
  { reuseSeconds, ...renewal }: Renewal & { reuseSeconds: number },
): Promise<Session | "gone" | "foreign" | "reused"> {
  return db.transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, token.sessionId)).for("update");
    if (!session) return "gone";
    const behind = session.refreshCounter - token.counter;
    if (behind < 0) return "foreign";
    if (behind === 0) return advance(tx, session, renewal);
    const age = Date.now() - session.refreshedAt.getTime();
    if (behind === 1 || age < reuseSeconds * 1000) return session;
    await tx.delete(sessions).where(eq(sessions.id, session.id));
    return "reused";
  });
}

interface Renewal {
  device: Device;
  secret: string | undefined;
}

async function advance(db: Db, session: Session, { device, secret }: Renewal): Promise<Session> {
  const next = {
    ...device,
    refreshCounter: session.refreshCounter + 1,
    refreshedAt: new Date(),
    refreshKey: await sealed(session.refreshKey, secret),
  };
  await db.update(sessions).set(next).where(eq(sessions.id, session.id));
  return { ...session, ...next };
}

const sealed = async (key: string, secret: string | undefined): Promise<string> =>
  secret && !isSealed(key) ? seal(key, secret) : key;

/** Ends sessions of the user, and with them their access tokens. */
export async function deleteSessions(db: Db, session: Session, scope: LogoutScope): Promise<void> {
  const all = eq(sessions.userId, session.userId);
  const which = {
    global: all,
    local: eq(sessions.id, session.id),
    others: and(all, ne(sessions.id, session.id)),
  };
  await db.delete(sessions).where(which[scope]);
}

/** Sessions of one user that are listed at most. */
const MOST_LISTED = 50;

/** A user's sessions: the current one first, then those that were used last. */
export function listSessions(db: Db, userId: string, current: string | null) {
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      createdAt: sessions.createdAt,
      refreshedAt: sessions.refreshedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sql`${sessions.id} is not distinct from ${current}::uuid`), desc(sessions.refreshedAt))
    .limit(MOST_LISTED);
}

/** Ends one session of a user; false if they have none of this id. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/** Those of these sessions that are no more. */
export async function endedSessions(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(inArray(sessions.id, [...ids]));
  const known = new Set(open.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
