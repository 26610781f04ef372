import { languageOf } from "@lagom/shared/text/languages";
import type { FastifyInstance } from "fastify";
import { atomicRoute, route } from "../../platform/http/route.ts";
import {
  deleteTokenCorrection,
  listTokenCorrections,
  putTokenCorrection,
} from "./token-corrections.queries.ts";

export function tokenCorrectionRoutes(app: FastifyInstance): void {
  route(app, "GET /api/token-corrections", async ({ db, user, query }) => ({
    fixes: await listTokenCorrections(db, user.id, languageOf(query.language).code),
  }));
  atomicRoute(app, "PUT /api/token-corrections", ({ db, user, body }) =>
    putTokenCorrection(db, user.id, body),
  );
  atomicRoute(app, "DELETE /api/token-corrections/{id}", ({ db, user, params }) =>
    deleteTokenCorrection(db, user.id, params.id),
  );
}
