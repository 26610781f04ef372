import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../http/call-context.ts";
import { route } from "../http/route.ts";
import { keepPlace } from "./places.queries.ts";

export function placeRoutes(app: FastifyInstance, { database: { db } }: ApiDeps): void {
  route(app, "PUT /api/user/places/{id}", ({ user, params, body }) =>
    keepPlace(db, user.id, params.id, body),
  );
}
