import type { FastifyInstance } from "fastify";
import { authenticate } from "./authenticate.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { claimMail } from "./mail-claims.queries.ts";
import { tooSoon } from "./mail-spacing.ts";
import { callerOf } from "./rate-limit.ts";
import { mailToken } from "./token-mail.ts";

/** Mails a reauthentication code; nothing here requires one, as in a project with that option off. */
export function reauthenticateRoute(app: FastifyInstance, context: AuthContext): void {
  app.get("/reauthenticate", async (request) => {
    const { user } = await authenticate(context, request);
    if (!user.emailConfirmedAt) {
      throw new AuthError(422, "email_not_confirmed", "Please verify your email first.");
    }
    await context.mailBudget.ask(callerOf(request), "reauthentication");
    if (!(await claimMail(context.db, user.id, "reauthenticationSentAt"))) {
      throw tooSoon(user.reauthenticationSentAt);
    }
    const options = { redirectTo: undefined, challenge: undefined };
    context.background.start(() => mailToken(context, user.id, user.email, "reauthentication", options));
    return {};
  });
}
