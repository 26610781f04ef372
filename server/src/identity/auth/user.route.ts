import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { authenticate } from "./authenticate.ts";
import { objectField, readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { emailAddress } from "./email-address.ts";
import { AuthError, phoneDisabled } from "./errors.ts";
import { mailOptions } from "./mail/mail-options.ts";
import { callerOf } from "./rate-limit.ts";
import { updateUser } from "./update-user.ts";
import { userReply } from "./user-reply.ts";

const UserUpdate = z.object({
  email: textField,
  phone: textField,
  password: z.string().nullish(),
  current_password: textField,
  nonce: textField,
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
    await context.limits.user.take(callerOf(request));
    const { user, session } = await authenticate(context, request);
    const {
      password,
      current_password: currentPassword,
      nonce,
      data,
      app_metadata,
      ...body
    } = readBody(request, UserUpdate);
    if (body.phone) throw phoneDisabled();
    const email = body.email && emailAddress(body.email);
    if (app_metadata) {
      throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
    }
    const change = {
      password: typeof password === "string" ? { password, currentPassword, nonce } : undefined,
      data: data ?? undefined,
      email: email && email !== user.email ? email : undefined,
    };
    if (change.email) {
      await context.mailBudget.ask(callerOf(request), "email_change_new");
      await context.mailBudget.askFor(user.email, "email_change_old");
      await context.mailBudget.askFor(change.email, "email_change_new");
    }
    const changed = await updateUser(
      context,
      user,
      session,
      change,
      mailOptions(context.config, request, body),
    );
    return userReply(changed, await context.accountStatus(user.id));
  });
}
