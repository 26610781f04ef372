import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { objectField, readBody, textField } from "../body.ts";
import type { AuthContext } from "../context.ts";
import { emailAddress } from "../email-address.ts";
import { AuthError, invalid } from "../errors.ts";
import { landingPage, verifyAddress } from "../mail/links.ts";
import { newMetadata } from "../metadata.ts";
import { issueToken } from "../one-time-tokens.queries.ts";
import { askedRedirect, isAllowed } from "../redirect.ts";
import { userReply } from "../user-reply.ts";
import { findUserById } from "../users.queries.ts";
import { isLinkType, prepareLink } from "./prepare-link.ts";

const LinkParams = z.object({
  type: textField,
  email: textField,
  new_email: textField,
  password: textField,
  data: objectField,
  redirect_to: textField,
});

/** `generateLink`: returns the link and code of a mail that the caller sends; nothing is mailed here. */
export function generateLinkRoute(app: FastifyInstance, context: AuthContext): void {
  app.post("/admin/generate_link", async (request) => {
    const { type, password, ...body } = readBody(request, LinkParams);
    if (!isLinkType(type)) throw invalid(`Invalid email action link type requested: ${type.slice(0, 40)}`);
    const { userId, purpose, verificationType } = await prepareLink(context, type, {
      email: emailAddress(body.email),
      newEmail: body.new_email,
      password,
      data: newMetadata("data", body.data),
    });
    const { link, code } = await issueToken(context, userId, purpose, undefined);
    const allowed = isAllowed(context.config, body.redirect_to) ? body.redirect_to : undefined;
    const redirectTo =
      allowed ?? askedRedirect(context.config, request) ?? landingPage(context.config.webUrl, purpose);
    const user = await findUserById(context.db, userId);
    if (!user) throw new AuthError(404, "user_not_found", "User not found");
    return {
      ...userReply(user, await context.accountStatus(userId)),
      action_link: verifyAddress(context.issuer, purpose, link, redirectTo),
      email_otp: code,
      hashed_token: link,
      verification_type: verificationType,
      redirect_to: redirectTo,
    };
  });
}
