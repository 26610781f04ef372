import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../http/call-context.ts";
import { route } from "../http/route.ts";
import { noteTutorial, readFlags } from "./ux-flags.queries.ts";

export function uxFlagRoutes(app: FastifyInstance, { database: { db } }: ApiDeps): void {
  route(app, "GET /api/ux-flags", ({ user }) => readFlags(db, user.id));
  route(app, "POST /api/ux-flags/select_to_translate_tutorial", ({ user, body }) =>
    noteTutorial(db, user.id, body.version),
  );
}
