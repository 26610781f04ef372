import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, invalidCredentials, phoneDisabled } from "./errors.ts";
import { isKnownNetwork } from "./known-networks.queries.ts";
import { weakness } from "./passwords.ts";
import { callerOf } from "./rate-limit.ts";
import { signInReply } from "./session-reply.ts";
import { findUserByEmail, rehash } from "./users.queries.ts";

const Credentials = z.object({ email: textField, phone: textField, password: textField });

const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Signs in by e-mail and password. All failures look the same and take the same time; a ban or a missing confirmation is shown
 * only to someone who knows the password. Wrong passwords slow their sender down, and for a while everybody who tries this
 * account from a network where it has never signed in. From a network where it has, the right password is never refused.
 */
export async function passwordGrant(context: AuthContext, request: FastifyRequest) {
  const caller = callerOf(request);
  await context.limits.password.take(caller);
  const tooOften = await context.limits.token.take(caller).then(() => null, asRefusal);
  const { email: given, phone, password } = readBody(request, Credentials);
  if (!given && phone) throw tooOften ?? phoneDisabled("Phone logins are disabled");
  const email = given.toLowerCase();
  const user = await findUserByEmail(context.db, email);
  // Queried even without an account, so that the time reveals nothing.
  const known = await isKnownNetwork(context.db, user?.id ?? NOBODY, caller);

  const { wrongFrom, wrongFor } = context.limits;
  const check = async () => {
    if (await context.passwords.matches(user?.passwordHash ?? null, password)) return;
    await wrongFrom.take(caller).catch(asRefusal);
    if (!known) await wrongFor.take(email).catch(asRefusal);
    throw invalidCredentials();
  };
  const refusal = tooOften ?? (await wrongFrom.refusal(caller));
  if (known) await (refusal ? context.lanes.known.run(`${caller} ${email}`, check) : check());
  else if (refusal) throw refusal;
  else await ((await wrongFor.refusal(email)) ? context.lanes.elsewhere.run(email, check) : check());
  if (!user?.passwordHash) throw invalidCredentials();

  if ((await context.accountStatus(user.id)).bannedUntil)
    throw new AuthError(400, "user_banned", "User is banned");
  if (!user.emailConfirmedAt) throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  if (context.passwords.isOutdated(user.passwordHash)) {
    await rehash(context.db, user.id, user.passwordHash, await context.passwords.hash(password));
  }

  const weak = weakness(password);
  return {
    ...(await signInReply(context, user, "password", request)),
    ...(weak ? { weak_password: weak } : {}),
  };
}

function asRefusal(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  throw error;
}
