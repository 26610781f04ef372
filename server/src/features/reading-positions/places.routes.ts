import type { FastifyInstance } from "fastify";
import { atomicRoute } from "../../platform/http/route.ts";
import { keepPlace } from "./places.queries.ts";

export function placeRoutes(app: FastifyInstance): void {
  atomicRoute(app, "PUT /api/user/places/{id}", ({ db, user, params, body }) =>
    keepPlace(db, user.id, params.id, body),
  );
}
