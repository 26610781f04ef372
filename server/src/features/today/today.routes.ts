import { languageOf } from "@lagom/shared/text/languages";
import type { FastifyInstance } from "fastify";
import { route } from "../../platform/http/route.ts";
import { readToday } from "./today.queries.ts";

export function todayRoutes(app: FastifyInstance): void {
  route(app, "GET /api/user/today", ({ db, user, query }) =>
    readToday(db, user.id, languageOf(query.language).code),
  );
}
