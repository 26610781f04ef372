import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { authenticate } from "./authenticate.ts";
import { objectField, readBody } from "./body.ts";
import { changePassword } from "./change-password.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { callerOf } from "./rate-limit.ts";
import { userReply } from "./user-reply.ts";
import { findUserById, updateMetadata } from "./users.queries.ts";

const UserUpdate = z.object({ password: z.string().nullish(), data: objectField, app_metadata: objectField });

export function userRoute(app: FastifyInstance, context: AuthContext): void {
  app.get("/user", async (request) => {
    const { user } = await authenticate(context, request);
    return userReply(user, await context.standing(user.id));
  });

  app.put("/user", async (request) => {
    context.limits.user.take(callerOf(request));
    const { user, session } = await authenticate(context, request);
    const { password, data, app_metadata } = readBody(request, UserUpdate);
    if (app_metadata) {
      throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
    }
    if (typeof password === "string") await changePassword(context.db, user, session, password);
    if (data) await updateMetadata(context.db, user.id, data);
    const changed = (await findUserById(context.db, user.id)) ?? user;
    return userReply(changed, await context.standing(user.id));
  });
}
