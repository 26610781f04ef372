import type { FastifyInstance } from "fastify";
import type { AuthContext } from "../context.ts";
import { createUserRoute } from "./create-user.route.ts";
import { generateLinkRoute } from "./generate-link.route.ts";
import { inviteRoute } from "./invite.route.ts";
import { listUsersRoute } from "./list-users.route.ts";
import { notSupported, requireServiceRole } from "./service-role.ts";
import { updateUserRoute } from "./update-user.route.ts";
import { userRoutes } from "./user.routes.ts";

/** The admin calls, only for the holder of the service-role key. */
export function adminRoutes(app: FastifyInstance, context: AuthContext): void {
  app.register(async (scope) => {
    scope.addHook("onRequest", async (request) => {
      requireServiceRole(request, context.config.SUPABASE_SERVICE_ROLE_KEY);
    });
    listUsersRoute(scope, context);
    createUserRoute(scope, context);
    userRoutes(scope, context);
    updateUserRoute(scope, context);
    inviteRoute(scope, context);
    generateLinkRoute(scope, context);
    scope.route({
      method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      url: "/admin/*",
      handler: async ({ method, url }) => {
        throw notSupported(`${method} ${url.split("?")[0]}`);
      },
    });
  });
}
