import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { AuthUser } from "../../schema/auth/users.table.ts";
import { readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { emailAddress } from "./email-address.ts";
import { mailEmailChange } from "./email-change.ts";
import { invalid, phoneDisabled } from "./errors.ts";
import { claimMail } from "./mail-claims.queries.ts";
import { readChallenge } from "./pkce.ts";
import { callerOf } from "./rate-limit.ts";
import { askedRedirect } from "./redirect.ts";
import { type MailOptions, mailToken } from "./token-mail.ts";
import { findUserByEmail } from "./users.queries.ts";

const Resend = z.object({
  type: textField,
  email: textField,
  code_challenge: textField,
  code_challenge_method: textField,
});

/** Sends a confirmation again; the reply does not reveal whether an account is waiting for it. */
export function resendRoute(app: FastifyInstance, context: AuthContext): void {
  app.post("/resend", async (request) => {
    await context.limits.resend.take(callerOf(request));
    const body = readBody(request, Resend);
    if (!["signup", "email_change", "sms", "phone_change"].includes(body.type)) {
      throw invalid("Missing one of these types: signup, email_change, sms, phone_change");
    }
    if (body.type === "sms" || body.type === "phone_change") {
      throw phoneDisabled("Phone logins are disabled");
    }
    if (!body.email) throw invalid("Type provided requires an email address");
    const email = emailAddress(body.email);
    const options = {
      challenge: readChallenge(body.code_challenge, body.code_challenge_method),
      redirectTo: askedRedirect(context.config, request),
    };
    await context.mailBudget.ask(callerOf(request), body.type === "signup" ? "signup" : "email_change_new");
    const user = await findUserByEmail(context.db, email);
    context.background.start(async () => {
      if (user) await (body.type === "signup" ? resendSignUp : resendEmailChange)(context, user, options);
    });
    return {};
  });
}

async function resendSignUp(context: AuthContext, user: AuthUser, options: MailOptions): Promise<void> {
  if (user.emailConfirmedAt || !(await claimMail(context.db, user.id, "confirmationSentAt"))) return;
  await mailToken(context, user.id, user.email, "signup", options);
}

async function resendEmailChange(context: AuthContext, user: AuthUser, options: MailOptions): Promise<void> {
  if (!user.newEmail || !(await claimMail(context.db, user.id, "emailChangeSentAt"))) return;
  await mailEmailChange(context, user, user.newEmail, options);
}
