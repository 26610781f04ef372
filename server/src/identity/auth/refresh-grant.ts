import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { deviceOf } from "./device.ts";
import { AuthError, invalid, OAuthError } from "./errors.ts";
import { renewNetwork } from "./known-networks.queries.ts";
import { callerOf } from "./rate-limit.ts";
import { sessionReply } from "./session-reply.ts";
import { findSessionOf, rotate } from "./sessions.queries.ts";
import { readRefreshToken } from "./tokens/refresh-token.ts";
import { findUserById } from "./users.queries.ts";

const Refresh = z.object({ refresh_token: textField });

/** Exchanges a refresh token for a new session reply; 4xx for a dead token, since clients retry on 5xx. */
export async function refreshGrant(context: AuthContext, request: FastifyRequest) {
  const { refresh_token: given } = readBody(request, Refresh);
  if (!given) throw new OAuthError("invalid_request", "refresh_token required");
  // The protocol's oldest token format, which we never issued: the browser stored it for another server's session.
  if (/^[a-z0-9]{12}$/.test(given)) throw notFound();
  const token = readRefreshToken(given);
  if (!token) throw invalid("Refresh token is not valid");

  const { SIGNING_KEY_SECRET: secret, REFRESH_REUSE_SECONDS: reuseSeconds } = context.config;
  const session = await findSessionOf(context.db, token, secret);
  const user = session && (await findUserById(context.db, session.userId));
  if (!user) throw notFound();
  if ((await context.accountStatus(user.id)).bannedUntil) {
    throw new AuthError(400, "user_banned", "Invalid Refresh Token: User Banned");
  }

  const outcome = await rotate(context.db, token, {
    reuseSeconds,
    secret,
    device: deviceOf(request.headers["user-agent"]),
  });
  if (outcome === "gone") throw notFound();
  if (outcome === "foreign") throw invalid("Invalid Refresh Token: Not Issued By This Server");
  if (outcome === "reused") {
    throw new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  }
  await renewNetwork(context.db, user.id, callerOf(request));
  return sessionReply(context, user, outcome);
}

const notFound = () =>
  new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
