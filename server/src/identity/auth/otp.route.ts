import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { AuthUser } from "../../schema/auth/users.table.ts";
import { objectField, readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { emailAddress } from "./email-address.ts";
import { AuthError, phoneDisabled } from "./errors.ts";
import { claimMail } from "./mail-claims.queries.ts";
import { isTooSoon, tooSoon } from "./mail-spacing.ts";
import { newMetadata } from "./metadata.ts";
import { readChallenge } from "./pkce.ts";
import { callerOf } from "./rate-limit.ts";
import { askedRedirect } from "./redirect.ts";
import { mailToken } from "./token-mail.ts";
import { draftUser, findUserByEmail, insertUser } from "./users.queries.ts";

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
      const options = {
        challenge: readChallenge(body.code_challenge, body.code_challenge_method),
        redirectTo: askedRedirect(context.config, request),
      };
      await context.mailBudget.ask(callerOf(request), "magiclink");
      const known = await findUserByEmail(context.db, email);
      if (!known && body.create_user === false) {
        throw new AuthError(422, "otp_disabled", "Signups not allowed for otp");
      }
      const last = known && lastMail(known);
      if (last && isTooSoon(last)) throw tooSoon(last);
      context.background.start(async () => {
        if (known) {
          if (!(await claimMail(context.db, known.id, "magicLinkSentAt"))) return;
          return mailToken(context, known.id, email, "magiclink", options);
        }
        const user = draftUser({ email, passwordHash: null, data, confirmed: false });
        if (await insertUser(context.db, user)) await mailToken(context, user.id, email, "signup", options);
      });
      return {};
    });
  }
}

/**
 * When the last mail of this kind was sent. An account created by a first request counts too: then every address accepts its
 * first request and refuses a second, and the refusal does not reveal which address had an account before.
 */
function lastMail(user: AuthUser): Date | null {
  const madeHere = !user.emailConfirmedAt && user.passwordHash === null;
  return user.magicLinkSentAt ?? (madeHere ? user.confirmationSentAt : null);
}
