import type { FastifyInstance } from "fastify";
import { atomicRoute, route } from "../../platform/http/route.ts";
import { changePreferences, findPreferences } from "./preferences.queries.ts";

export function preferencesRoutes(app: FastifyInstance): void {
  route(app, "GET /api/user/preferences", ({ db, user, headers }) =>
    findPreferences(db, user.id, headers["accept-language"]),
  );
  atomicRoute(app, "PUT /api/user/preferences", ({ db, user, body, headers }) =>
    changePreferences(db, user.id, body, headers["accept-language"]),
  );
}
