import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { HttpError } from "../http/http-error.ts";
import { type Role, users } from "../users/users.table.ts";
import { bearerToken } from "./bearer.ts";
import type { TokenIdentity, TokenVerifier } from "./verify-token.ts";

/** The signed-in user of a request. */
export interface CurrentUser {
  id: string;
  email: string;
  role: Role;
  createdAt: Date;
}

/** Names the user of an `Authorization` header; null for a visitor. Throws HttpError `banned`. */
export type Authenticate = (authorization: string | undefined) => Promise<CurrentUser | null>;

export interface AuthenticateDeps {
  db: Db;
  verifyToken: TokenVerifier;
  /** Lower-cased addresses that become administrators once confirmed. */
  adminEmails: readonly string[];
}

/** Makes the check that every call goes through: token, our own row, ban. */
export function createAuthenticate({ db, verifyToken, adminEmails }: AuthenticateDeps): Authenticate {
  const findUser = db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("find_user");

  return async (authorization) => {
    const token = bearerToken(authorization);
    const identity = token ? await verifyToken(token) : null;
    if (!identity) return null;
    const role = isNamedAdmin(identity, adminEmails) ? "admin" : "user";
    const [found] = await findUser.execute({ id: identity.sub });
    const current =
      found && found.email === identity.email && (role === "user" || found.role !== "user")
        ? found
        : await storeUser(db, identity, role);
    if (current.bannedAt) throw new HttpError("banned", "This account is banned");
    return current;
  };
}

function isNamedAdmin(identity: TokenIdentity, adminEmails: readonly string[]): boolean {
  return identity.emailVerified && adminEmails.includes(identity.email.toLowerCase());
}

async function storeUser(db: Db, { sub, email }: TokenIdentity, role: "user" | "admin") {
  const [stored] = await db
    .insert(users)
    .values({ id: sub, email, role })
    .onConflictDoUpdate({
      target: users.id,
      set: {
        email,
        ...(role === "admin"
          ? { role: sql`case ${users.role} when 'user' then 'admin' else ${users.role} end` }
          : {}),
      },
    })
    .returning();
  if (!stored) throw new Error(`No row for user ${sub}`);
  return stored;
}
