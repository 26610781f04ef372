import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../http/call-context.ts";
import { route } from "../http/route.ts";
import { listBookLists, listFeedback, listRatings, listUsers } from "./admin-lists.queries.ts";
import { changeStanding } from "./change-standing.queries.ts";
import { readDashboard } from "./dashboard.queries.ts";

export function adminRoutes(app: FastifyInstance, { database: { db } }: ApiDeps): void {
  const { accounts } = app.callContext;
  route(app, "GET /api/admin/dashboard", () => readDashboard(db));
  route(app, "GET /api/admin/users", ({ query }) => listUsers(db, query));
  route(app, "PATCH /api/admin/users/{id}", ({ user, params, body }) =>
    changeStanding(db, accounts, user, params.id, body),
  );
  route(app, "GET /api/admin/book-lists", ({ query }) => listBookLists(db, query));
  route(app, "GET /api/admin/ratings", ({ query }) => listRatings(db, query));
  route(app, "GET /api/admin/feedback", ({ query }) => listFeedback(db, query));
}
