import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { objectField, readBody, textField } from "../body.ts";
import type { AuthContext } from "../context.ts";
import { emailAddress } from "../email-address.ts";
import { AuthError } from "../errors.ts";
import { newMetadata } from "../metadata.ts";
import { askedRedirect } from "../redirect.ts";
import { mailToken } from "../token-mail.ts";
import { userReply } from "../user-reply.ts";
import { findUserById } from "../users.queries.ts";
import { inviteAccount } from "./invited-account.queries.ts";

const Invitation = z.object({ email: textField, data: objectField });

/** `inviteUserByEmail`: opens an account and mails its owner before it answers, so that the caller learns of a failure. */
export function inviteRoute(app: FastifyInstance, context: AuthContext): void {
  app.post("/invite", async (request) => {
    const body = readBody(request, Invitation);
    const email = emailAddress(body.email);
    const data = newMetadata("data", body.data);
    await context.mailBudget.ask(null, "invite");
    const id = await inviteAccount(context.db, email, data);
    const redirectTo = askedRedirect(context.config, request);
    await mailToken(context, id, email, "invite", { redirectTo, challenge: undefined });
    const user = await findUserById(context.db, id);
    if (!user) throw new AuthError(404, "user_not_found", "User not found");
    return userReply(user, await context.accountStatus(id));
  });
}
