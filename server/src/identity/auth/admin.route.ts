import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AuthUser } from "../../schema/auth/users.table.ts";
import { objectField, readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, invalid } from "./errors.ts";
import { userReply } from "./user-reply.ts";
import { deleteUser, findUserById } from "./users.queries.ts";

const Change = z.object({ ban_duration: textField, app_metadata: objectField });
const Role = z.enum(["user", "admin", "operator"]);
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Admin calls for the holder of the service-role key: read, ban, set a role, delete. */
export function adminRoutes(app: FastifyInstance, context: AuthContext): void {
  const subject = async (request: FastifyRequest): Promise<AuthUser> => {
    checkServiceRole(request, context.config.SUPABASE_SERVICE_ROLE_KEY);
    const { id } = request.params as { id: string };
    const user = UUID.test(id) ? await findUserById(context.db, id) : undefined;
    if (!user) throw new AuthError(404, "user_not_found", "User not found");
    return user;
  };
  const show = async (user: AuthUser) => userReply(user, await context.accountStatus(user.id));

  app.get("/admin/users/:id", async (request) => show(await subject(request)));

  app.put("/admin/users/:id", async (request) => {
    const user = await subject(request);
    const { ban_duration: ban, app_metadata } = readBody(request, Change);
    if (ban && ban !== "none" && !/^\d+(\.\d+)?[hms]$/.test(ban))
      throw invalid("invalid format for ban duration");
    const role = Role.optional().safeParse(app_metadata?.role);
    if (!role.success) throw invalid("Unknown role");
    await context.setAccountStatus(user, {
      ...(role.data ? { role: role.data } : {}),
      ...(ban ? { banned: ban !== "none" } : {}),
    });
    return show(user);
  });

  app.delete("/admin/users/:id", async (request) => {
    const user = await subject(request);
    await deleteUser(context.db, user.id);
    return {};
  });
}

function checkServiceRole({ headers }: FastifyRequest, key: string | undefined): void {
  const [, token] = /^bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const digest = (text: string) => createHash("sha256").update(text).digest();
  if (!key || !timingSafeEqual(digest(token), digest(key))) {
    throw new AuthError(403, "not_admin", "User not allowed");
  }
}
