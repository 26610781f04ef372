import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { objectField, readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { emailAddress } from "./email-address.ts";
import { AuthError, invalid } from "./errors.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { callerOf } from "./rate-limit.ts";
import { signInReply } from "./session-reply.ts";
import { madeUpUserReply, userReply } from "./user-reply.ts";
import { callersMetadata, insertEmailUser } from "./users.queries.ts";

const SignUp = z.object({ email: textField, phone: textField, password: textField, data: objectField });

export function signUpRoute(app: FastifyInstance, context: AuthContext): void {
  app.post("/signup", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { email: given, phone, password, data } = readBody(request, SignUp);
    if (!given && !phone) {
      throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    }
    context.limits.signup.take(callerOf(request));
    if (!password) throw invalid("Signup requires a valid password");
    checkPassword(password);
    if (!given) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
    if (phone) throw invalid("Only an email address or phone number should be provided on signup.");
    const email = emailAddress(given);

    const user = await insertEmailUser(context.db, {
      email,
      passwordHash: await hashPassword(password),
      data: data ?? {},
      confirmed: context.config.autoconfirm,
    });
    if (user && context.config.autoconfirm) return signInReply(context, user, "password");
    if (user) return userReply(user, await context.standing(user.id));
    if (context.config.autoconfirm) {
      throw new AuthError(422, "user_already_exists", "User already registered");
    }
    return madeUpUserReply(email, callersMetadata(data ?? {}));
  });
}
