import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { objectField, readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { emailAddress } from "./email-address.ts";
import { AuthError, phoneDisabled } from "./errors.ts";
import { mailOptions } from "./mail/mail-options.ts";
import { withMails } from "./mail/token-mail-job.ts";
import { newMetadata } from "./metadata.ts";
import { callerOf } from "./rate-limit.ts";
import { findUserByEmail } from "./users.queries.ts";

const Otp = z.object({
  email: textField,
  phone: textField,
  data: objectField,
  create_user: z.boolean().nullish(),
  code_challenge: textField,
  code_challenge_method: textField,
});

/** Mails a link and code to sign in without a password; creates an account for an unknown address unless told not to. */
export function otpRoutes(app: FastifyInstance, context: AuthContext): void {
  for (const path of ["/otp", "/magiclink"]) {
    app.post(path, async (request) => {
      await context.limits.otp.take(callerOf(request));
      const body = readBody(request, Otp);
      if (body.phone) throw phoneDisabled();
      const email = emailAddress(body.email);
      const data = newMetadata("data", body.data);
      const options = mailOptions(context.config, request, body);
      await context.mailBudget.ask(callerOf(request), "magiclink");
      const known = await findUserByEmail(context.db, email);
      if (!known && body.create_user === false) {
        throw new AuthError(422, "otp_disabled", "Signups not allowed for otp");
      }
      await context.mailBudget.askSpacedFor(email, "magiclink");
      // The same job for every address: whoever sends the mail opens the account, if there is none yet.
      const newAccount = { id: randomUUID(), data };
      const asked = {
        to: email,
        purpose: "magiclink",
        askedAt: new Date().toISOString(),
        ...options,
      } as const;
      await withMails(context, (_tx, add) => add({ userId: known?.id ?? null, newAccount, ...asked }));
      return {};
    });
  }
}
