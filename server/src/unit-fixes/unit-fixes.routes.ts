import { languageOf } from "@lagom/shared/text/languages";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../http/call-context.ts";
import { route } from "../http/route.ts";
import { deleteUnitFix, listUnitFixes, putUnitFix } from "./unit-fixes.queries.ts";

export function unitFixRoutes(app: FastifyInstance, { database: { db } }: ApiDeps): void {
  route(app, "GET /api/unit-fixes", async ({ user, query }) => ({
    fixes: await listUnitFixes(db, user.id, languageOf(query.language).code),
  }));
  route(app, "PUT /api/unit-fixes", ({ user, body }) => putUnitFix(db, user.id, body));
  route(app, "DELETE /api/unit-fixes/{id}", ({ user, params }) => deleteUnitFix(db, user.id, params.id));
}
