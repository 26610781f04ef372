import { languageOf } from "@lagom/shared/text/languages";
import type { FastifyInstance } from "fastify";
import { atomicRoute, route } from "../../platform/http/route.ts";
import { deleteUnitFix, listUnitFixes, putUnitFix } from "./unit-fixes.queries.ts";

export function unitFixRoutes(app: FastifyInstance): void {
  route(app, "GET /api/unit-fixes", async ({ db, user, query }) => ({
    fixes: await listUnitFixes(db, user.id, languageOf(query.language).code),
  }));
  atomicRoute(app, "PUT /api/unit-fixes", ({ db, user, body }) => putUnitFix(db, user.id, body));
  atomicRoute(app, "DELETE /api/unit-fixes/{id}", ({ db, user, params }) =>
    deleteUnitFix(db, user.id, params.id),
  );
}
