import type { FastifyInstance } from "fastify";
import { atomicRoute, route } from "../../platform/http/route.ts";
import { noteTutorial, readFlags } from "./ux-flags.queries.ts";

export function uxFlagRoutes(app: FastifyInstance): void {
  route(app, "GET /api/ux-flags", ({ db, user }) => readFlags(db, user.id));
  atomicRoute(app, "POST /api/ux-flags/select_to_translate_tutorial", ({ db, user, body }) =>
    noteTutorial(db, user.id, body.version),
  );
}
