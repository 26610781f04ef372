import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, invalidCredentials, phoneDisabled } from "./errors.ts";
import { hashPassword, isOutdated, passwordMatches, weakness } from "./passwords.ts";
import { signInReply } from "./session-reply.ts";
import { findUserByEmail, rehash } from "./users.queries.ts";

const Credentials = z.object({ email: textField, phone: textField, password: textField });

/**
 * Signs in by e-mail and password. Every failure looks and lasts alike;
 * a ban or a missing confirmation is told only to who knows the password.
 */
export async function passwordGrant(context: AuthContext, request: FastifyRequest) {
  const { email: given, phone, password } = readBody(request, Credentials);
  if (!given && phone) throw phoneDisabled("Phone logins are disabled");
  const email = given.toLowerCase();
  context.limits.password.check(email);

  const user = await findUserByEmail(context.db, email);
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user?.passwordHash) {
    context.limits.password.take(email);
    throw invalidCredentials();
  }
  if ((await context.accountStatus(user.id)).bannedUntil)
    throw new AuthError(400, "user_banned", "User is banned");
  if (!user.emailConfirmedAt) throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  if (isOutdated(user.passwordHash)) {
    await rehash(context.db, user.id, user.passwordHash, await hashPassword(password));
  }

  const weak = weakness(password);
  return { ...(await signInReply(context, user, "password")), ...(weak ? { weak_password: weak } : {}) };
}
