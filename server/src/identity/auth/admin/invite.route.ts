import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { objectField, readBody, textField } from "../body.ts";
import type { AuthContext } from "../context.ts";
import { emailAddress } from "../email-address.ts";
import { AuthError } from "../errors.ts";
import { askedLanguage } from "../mail/mail-options.ts";
import { withMails } from "../mail/token-mail-job.ts";
import { newMetadata } from "../metadata.ts";
import { askedRedirect } from "../redirect.ts";
import { userReply } from "../user-reply.ts";
import { findUserById } from "../users.queries.ts";
import { inviteAccount } from "./invited-account.queries.ts";

const Invitation = z.object({ email: textField, data: objectField });

/** `inviteUserByEmail`: opens an account and mails its owner, if the budget of mails allows. */
export function inviteRoute(app: FastifyInstance, context: AuthContext): void {
  app.post("/invite", async (request) => {
    const body = readBody(request, Invitation);
    const email = emailAddress(body.email);
    const data = newMetadata("data", body.data);
    await context.mailBudget.ask(null, "invite");
    await context.mailBudget.askFor(email, "invite");
    await context.mailBudget.send("invite");
    const options = {
      redirectTo: askedRedirect(context.config, request),
      language: askedLanguage(request),
    };
    const user = await withMails(context, async (tx, add) => {
      const id = await inviteAccount(tx, email, data);
      const invited = await findUserById(tx, id);
      if (!invited?.confirmationSentAt) throw new AuthError(404, "user_not_found", "User not found");
      const askedAt = invited.confirmationSentAt.toISOString();
      await add({ userId: id, to: email, purpose: "invite", askedAt, counted: true, ...options });
      return invited;
    });
    return userReply(user, await context.accountStatus(user.id));
  });
}
