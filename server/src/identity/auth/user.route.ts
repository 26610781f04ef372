import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { authenticate } from "./authenticate.ts";
import { objectField, readBody, textField } from "./body.ts";
import { changePassword } from "./change-password.ts";
import type { AuthContext } from "./context.ts";
import { emailAddress } from "./email-address.ts";
import { startEmailChange } from "./email-change.ts";
import { AuthError } from "./errors.ts";
import { readChallenge } from "./pkce.ts";
import { callerOf } from "./rate-limit.ts";
import { askedRedirect } from "./redirect.ts";
import { userReply } from "./user-reply.ts";
import { findUserById, updateMetadata } from "./users.queries.ts";

const UserUpdate = z.object({
  email: textField,
  password: z.string().nullish(),
  data: objectField,
  app_metadata: objectField,
  code_challenge: textField,
  code_challenge_method: textField,
});

export function userRoute(app: FastifyInstance, context: AuthContext): void {
  app.get("/user", async (request) => {
    const { user } = await authenticate(context, request);
    return userReply(user, await context.accountStatus(user.id));
  });

  app.put("/user", async (request) => {
    context.limits.user.take(callerOf(request));
    const { user, session } = await authenticate(context, request);
    const { password, data, app_metadata, ...body } = readBody(request, UserUpdate);
    const email = body.email && emailAddress(body.email);
    if (app_metadata) {
      throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
    }
    if (typeof password === "string") await changePassword(context.db, user, session, password);
    if (data) await updateMetadata(context.db, user.id, data);
    if (email && email !== user.email) {
      await startEmailChange(context, user, email, {
        challenge: readChallenge(body.code_challenge, body.code_challenge_method),
        redirectTo: askedRedirect(context.config, request),
      });
    }
    const changed = (await findUserById(context.db, user.id)) ?? user;
    return userReply(changed, await context.accountStatus(user.id));
  });
}
