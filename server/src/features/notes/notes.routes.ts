import type { FastifyInstance } from "fastify";
import { atomicRoute, route } from "../../platform/http/route.ts";
import { listNotes, putNote } from "./notes.queries.ts";

export function noteRoutes(app: FastifyInstance): void {
  route(app, "GET /api/user/notes", async ({ db, user, query }) => ({
    notes: await listNotes(db, user.id, query.rewrite_id),
  }));
  atomicRoute(app, "PUT /api/user/notes", ({ db, user, body }) => putNote(db, user.id, body));
}
