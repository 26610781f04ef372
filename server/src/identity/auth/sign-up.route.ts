import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { objectField, readBody, textField } from "./body.ts";
import { type AuthContext, NO_STATUS } from "./context.ts";
import { emailAddress } from "./email-address.ts";
import { AuthError, invalid, phoneDisabled } from "./errors.ts";
import { mailOptions } from "./mail/mail-options.ts";
import { withMails } from "./mail/token-mail-job.ts";
import { newMetadata } from "./metadata.ts";
import { checkPassword } from "./passwords.ts";
import { callerOf } from "./rate-limit.ts";
import { signInReply } from "./session-reply.ts";
import { userReply } from "./user-reply.ts";
import { draftUser, findUserByEmail, insertUser } from "./users.queries.ts";

const SignUp = z.object({
  email: textField,
  phone: textField,
  password: textField,
  data: objectField,
  code_challenge: textField,
  code_challenge_method: textField,
});

export function signUpRoute(app: FastifyInstance, context: AuthContext): void {
  app.post("/signup", async (request) => {
    const body = readBody(request, SignUp);
    const { email: given, phone, password } = body;
    if (!given && !phone) {
      throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    }
    await context.limits.signup.take(callerOf(request));
    if (!password) throw invalid("Signup requires a valid password");
    checkPassword(password);
    if (!given) throw phoneDisabled("Phone signups are disabled");
    if (phone) throw invalid("Only an email address or phone number should be provided on signup.");
    const email = emailAddress(given);
    const data = newMetadata("data", body.data);
    const options = mailOptions(context.config, request, body);

    if (!context.config.autoconfirm) {
      await context.mailBudget.ask(callerOf(request), "signup");
      await context.mailBudget.askSpacedFor(email, "signup");
    }
    const at = new Date();
    const user = draftUser({
      at,
      email,
      passwordHash: await context.passwords.hash(password),
      data,
      confirmed: context.config.autoconfirm,
    });
    if (context.config.autoconfirm) {
      if (!(await insertUser(context.db, user)))
        throw new AuthError(422, "user_already_exists", "User already registered");
      return signInReply(context, user, "password", request);
    }
    await withMails(context, async (tx, add) => {
      const known = (await insertUser(tx, user)) ? undefined : await findUserByEmail(tx, email);
      const userId = known?.emailConfirmedAt ? null : (known?.id ?? user.id);
      await add({ userId, to: email, purpose: "signup", askedAt: at.toISOString(), ...options });
    });
    // To a stranger, every address looks like a new one: the account that is there is not shown.
    return userReply(user, NO_STATUS);
  });
}
