import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../http/call-context.ts";
import { route } from "../http/route.ts";
import { changePreferences, findPreferences } from "./preferences.queries.ts";

export function preferencesRoutes(app: FastifyInstance, { database: { db } }: ApiDeps): void {
  route(app, "GET /api/user/preferences", ({ user, headers }) =>
    findPreferences(db, user.id, headers["accept-language"]),
  );
  route(app, "PUT /api/user/preferences", ({ user, body, headers }) =>
    changePreferences(db, user.id, body, headers["accept-language"]),
  );
}
