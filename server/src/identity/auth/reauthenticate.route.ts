import type { FastifyInstance } from "fastify";
import { authenticate } from "./authenticate.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { askedLanguage } from "./mail/mail-options.ts";
import { withMails } from "./mail/token-mail-job.ts";
import { claimMail } from "./mail-claims.queries.ts";
import { tooSoon } from "./mail-spacing.ts";
import { callerOf } from "./rate-limit.ts";

/** Mails a code that proves, in place of the present password, that its owner changes the password. */
export function reauthenticateRoute(app: FastifyInstance, context: AuthContext): void {
  app.get("/reauthenticate", async (request) => {
    const { user } = await authenticate(context, request);
    if (!user.emailConfirmedAt) {
      throw new AuthError(422, "email_not_confirmed", "Please verify your email first.");
    }
    const purpose = "reauthentication";
    await context.mailBudget.ask(callerOf(request), purpose);
    await context.mailBudget.askFor(user.email, purpose);
    const askedAt = new Date();
    await withMails(context, async (tx, add) => {
      if (!(await claimMail(tx, user.id, "reauthenticationSentAt", askedAt))) {
        throw tooSoon(user.reauthenticationSentAt);
      }
      const mail = {
        userId: user.id,
        to: user.email,
        askedAt: askedAt.toISOString(),
        language: askedLanguage(request),
      };
      await add({ ...mail, purpose });
    });
    return {};
  });
}
