import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { emailAddress } from "./email-address.ts";
import { invalid } from "./errors.ts";
import { mailOptions } from "./mail/mail-options.ts";
import { withMails } from "./mail/token-mail-job.ts";
import { callerOf } from "./rate-limit.ts";
import { findUserByEmail } from "./users.queries.ts";

const Recover = z.object({ email: textField, code_challenge: textField, code_challenge_method: textField });

/** Mails a recovery link; the reply and its time are the same for an address without an account. */
export function recoverRoute(app: FastifyInstance, context: AuthContext): void {
  app.post("/recover", async (request) => {
    await context.limits.recover.take(callerOf(request));
    const body = readBody(request, Recover);
    if (!body.email) throw invalid("Password recovery requires an email");
    const email = emailAddress(body.email);
    const options = mailOptions(context.config, request, body);
    await context.mailBudget.ask(callerOf(request), "recovery");
    await context.mailBudget.askSpacedFor(email, "recovery");
    const user = await findUserByEmail(context.db, email);
    const asked = { to: email, purpose: "recovery", askedAt: new Date().toISOString(), ...options } as const;
    await withMails(context, (_tx, add) => add({ userId: user?.id ?? null, ...asked }));
    return {};
  });
}
