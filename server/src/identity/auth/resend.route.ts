import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { emailAddress } from "./email-address.ts";
import { emailChangeMails } from "./email-change.ts";
import { invalid, phoneDisabled } from "./errors.ts";
import { mailOptions } from "./mail/mail-options.ts";
import { type TokenMail, withMails } from "./mail/token-mail-job.ts";
import { callerOf } from "./rate-limit.ts";
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
    const options = mailOptions(context.config, request, body);
    const purpose = body.type === "signup" ? "signup" : "email_change_old";
    await context.mailBudget.ask(callerOf(request), purpose);
    await context.mailBudget.askSpacedFor(email, purpose);
    const user = await findUserByEmail(context.db, email);
    const asked = { userId: user?.id ?? null, askedAt: new Date().toISOString(), ...options };
    const mails: TokenMail[] =
      body.type === "signup"
        ? [{ ...asked, to: email, purpose: "signup" }]
        : emailChangeMails(asked, email, user?.newEmail ?? email).map((mail) =>
            mail.to === email ? mail : { ...mail, uncounted: true },
          );
    await withMails(context, (_tx, add) => add(...mails));
    return {};
  });
}
