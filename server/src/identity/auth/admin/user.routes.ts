import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { readBody } from "../body.ts";
import type { AuthContext } from "../context.ts";
import { AuthError } from "../errors.ts";
import { userReply } from "../user-reply.ts";
import { deleteUser } from "../users.queries.ts";
import { notSupported } from "./service-role.ts";
import { subjectOf } from "./subject.ts";

const Deletion = z.object({ should_soft_delete: z.boolean().nullish() });

/** `getUserById`, `deleteUser`, and the calls for second factors, which nobody has here. */
export function userRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get("/admin/users/:id", async (request) => {
    const user = await subjectOf(context, request);
    return userReply(user, await context.accountStatus(user.id));
  });

  app.delete("/admin/users/:id", async (request) => {
    const user = await subjectOf(context, request);
    const body = request.body === undefined ? {} : readBody(request, Deletion);
    if (body.should_soft_delete) throw notSupported("should_soft_delete");
    await deleteUser(context.db, user.id);
    return {};
  });

  app.get("/admin/users/:id/factors", async (request) => {
    await subjectOf(context, request);
    return [];
  });

  app.delete("/admin/users/:id/factors/:factor", async (request) => {
    await subjectOf(context, request);
    throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  });
}
