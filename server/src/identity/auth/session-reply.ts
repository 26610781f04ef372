import type { FastifyRequest } from "fastify";
import type { Session } from "../../schema/auth/sessions.table.ts";
import type { AuthUser } from "../../schema/auth/users.table.ts";
import type { AuthContext } from "./context.ts";
import { deviceOf } from "./device.ts";
import { invalidCredentials } from "./errors.ts";
import { rememberNetwork } from "./known-networks.queries.ts";
import { tokenMetadata } from "./metadata.ts";
import { callerOf } from "./rate-limit.ts";
import { insertSession } from "./sessions.queries.ts";
import { signAccessToken } from "./tokens/access-token.ts";
import { writeRefreshToken } from "./tokens/refresh-token.ts";
import { openRefreshKey } from "./tokens/sealed-key.ts";
import { userReply } from "./user-reply.ts";

/**
 * Signs the user in and replies with the protocol's session; `method` is recorded in the token's `amr`.
 * @param request tells the network and the device that are signed in from
 * @throws AuthError invalid_credentials if the account or its password changed meanwhile
 */
export async function signInReply(
  context: AuthContext,
  user: AuthUser,
  method: string,
  request: FastifyRequest,
) {
  const device = deviceOf(request.headers["user-agent"]);
  const secret = context.config.SIGNING_KEY_SECRET;
  const session = await insertSession(context.db, user, { method, device }, secret);
  if (!session) throw invalidCredentials();
  await rememberNetwork(context.db, user.id, callerOf(request));
  return sessionReply(context, { ...user, lastSignInAt: session.createdAt }, session);
}

/** The protocol's session: a fresh access token and the session's current refresh token. */
export async function sessionReply(context: AuthContext, user: AuthUser, session: Session) {
  const reply = userReply(user, await context.accountStatus(user.id));
  const lifetime = context.config.ACCESS_TOKEN_SECONDS;
  const expiresAt = Math.floor(Date.now() / 1000) + lifetime;
  const refreshKey = await openRefreshKey(session.refreshKey, context.config.SIGNING_KEY_SECRET);
  const accessToken = await signAccessToken(
    context.keyring,
    context.issuer,
    {
      sub: user.id,
      session_id: session.id,
      email: user.email,
      phone: "",
      app_metadata: reply.app_metadata,
      user_metadata: tokenMetadata(user.metadata),
      role: "authenticated",
      aal: "aal1",
      amr: session.amr,
      is_anonymous: false,
    },
    expiresAt,
  );
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: lifetime,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(session.id, session.refreshCounter, refreshKey),
    user: reply,
  };
}

/** The same session in the fragment of a URL, for pages that use the implicit flow. */
export function sessionFragment(session: Awaited<ReturnType<typeof sessionReply>>): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: "",
    token_type: session.token_type,
  };
}
