import type { FastifyInstance } from "fastify";
import { atomicRoute } from "../../platform/http/route.ts";
import { saveReadingPosition } from "./reading-positions.queries.ts";

export function readingPositionRoutes(app: FastifyInstance): void {
  atomicRoute(app, "PUT /api/user/reading-positions/{id}", ({ db, user, params, body }) =>
    saveReadingPosition(db, user.id, params.id, body),
  );
}
