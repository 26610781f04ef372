import { eq, sql } from "drizzle-orm";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Authenticate } from "../../platform/http/current-user.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { sessions } from "../../schema/auth/sessions.table.ts";
import { users } from "../../schema/users.table.ts";
import { wasDeleted } from "../personal-data/delete-user.queries.ts";
import { isBanned } from "../users/ban.ts";
import type { Accounts } from "./accounts.ts";
import { bearerToken } from "./bearer.ts";
import type { TokenIdentity, TokenVerifier } from "./verify-token.ts";

type User = typeof users.$inferSelect;

export interface AuthenticateDeps {
  db: Db;
  verifyToken: TokenVerifier;
  accounts: Accounts;
  /** Lower-cased addresses that become administrators once confirmed. */
  adminEmails: readonly string[];
  /** Whether sessions are in our database, so that a token of one that has ended is refused at once. */
  ownSessions: boolean;
}

/** One query for the account and its session: every call makes it. */
const findUser = built(
  (db, of: Values<{ id: string; session: string | null }>) =>
    db
      .select({ user: users, sessionId: sessions.id })
      .from(sql`(select 1) as one`)
      .leftJoin(users, eq(users.id, of.id))
      .leftJoin(sessions, eq(sessions.id, of.session)),
  "find_user",
);

/** Creates the check of every call: token, our own row, ban. */
export function createAuthenticate({
  db,
  verifyToken,
  accounts,
  adminEmails,
  ownSessions,
}: AuthenticateDeps): Authenticate {
  return async (authorization) => {
    const token = bearerToken(authorization);
    const identity = token ? await verifyToken(token) : null;
    if (!identity) return null;
    const { sub: id, sessionId } = identity;
    const [row] = await findUser(db, { id, session: sessionId });
    const found = row?.user ?? undefined;
    const ended = ownSessions && sessionId !== null && row?.sessionId !== sessionId;
    const current = found && (await isUpToDate(found, identity)) ? found : await store(identity, found);
    if (!current || ended || (current.signedOutAt && identity.signedInAt <= current.signedOutAt)) {
      throw new HttpError("session_ended", ({ access }) => access.sessionEnded);
    }
    if (isBanned(current)) throw new HttpError("banned", ({ access }) => access.banned);
    return { ...current, sessionId };
  };

  /** Whether our row says what the token says; a named administrator has the role from the first confirmed call on. */
  async function isUpToDate(found: User, identity: TokenIdentity): Promise<boolean> {
    return found.email === identity.email && (found.role !== "user" || !(await isNamedAdmin(identity)));
  }

  async function store(identity: TokenIdentity, found: User | undefined): Promise<User | null> {
    if (!found && (await wasDeleted(db, identity.sub))) return null;
    const named = found?.role !== "admin" && found?.role !== "operator" && (await isNamedAdmin(identity));
    const stored = await storeUser(db, identity, named ? "operator" : "user");
    if (named) await accounts.setAccountStatus(stored.id, { role: stored.role });
    return stored;
  }

  async function isNamedAdmin({ sub, email, emailVerified }: TokenIdentity): Promise<boolean> {
    return adminEmails.includes(email.toLowerCase()) && (emailVerified || (await accounts.isConfirmed(sub)));
  }
}

async function storeUser(db: Db, { sub, email }: TokenIdentity, role: "user" | "operator") {
  const [stored] = await db
    .insert(users)
    .values({ id: sub, email, role })
    .onConflictDoUpdate({
      target: users.id,
      set: {
        email,
        ...(role === "operator"
          ? { role: sql`case ${users.role} when 'user' then 'operator' else ${users.role} end` }
          : {}),
      },
    })
    .returning();
  if (!stored) throw new Error(`No row for user ${sub}`);
  return stored;
}
