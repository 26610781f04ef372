import type { FastifyRequest } from "fastify";
import type { Session } from "../../schema/auth/sessions.table.ts";
import type { AuthUser } from "../../schema/auth/users.table.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { findSession } from "./sessions.queries.ts";
import { verifyAccessToken } from "./tokens/access-token.ts";
import { findUserById } from "./users.queries.ts";

/**
 * The user and live session of the request's Bearer token; signing out, a ban or deletion ends both at once.
 * @throws AuthError no_authorization, bad_jwt, user_not_found, session_not_found, user_banned
 */
export async function authenticate(
  context: AuthContext,
  request: FastifyRequest,
): Promise<{ user: AuthUser; session: Session }> {
  const [, token] = /^[Bb]earer (\S+)$/.exec(request.headers.authorization ?? "") ?? [];
  if (!token) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const { userId, sessionId } = await verifyAccessToken(context.keyring, context.issuer, token);
  const user = await findUserById(context.db, userId);
  if (!user) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const session = await findSession(context.db, sessionId, userId);
  if (!session) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  if ((await context.accountStatus(userId)).bannedUntil) {
    throw new AuthError(403, "user_banned", "User is banned");
  }
  return { user, session };
}
