import type { FastifyInstance } from "fastify";
import { HEAVY } from "../../platform/http/per-account.ts";
import { atomicRoute, route } from "../../platform/http/route.ts";
import { hasModel } from "../../texts/rewriting/model/model.ts";
import type { FeatureDeps } from "../feature.ts";
import { findBook, listLiked } from "./books.queries.ts";
import { listRoutes } from "./lists.routes.ts";
import { rateBook, unrateBook } from "./ratings.queries.ts";
import { searchBooks } from "./search.queries.ts";
import { listShelves, recordClick } from "./shelves.queries.ts";

export function bookRoutes(app: FastifyInstance, deps: FeatureDeps): void {
  listRoutes(app, deps);
  route(app, "GET /api/books/search", ({ db, query }) => searchBooks(db, query), HEAVY);
  route(app, "GET /api/books/shelves", ({ db, query }) => listShelves(db, query));
  atomicRoute(app, "POST /api/books/{id}/click", ({ db, params }) => recordClick(db, params.id));
  route(app, "GET /api/books/slug/{slug}", async ({ db, params, query, user }) => ({
    ...(await findBook(db, params.slug, query, user?.id)),
    writes: hasModel(deps.config),
  }));
  atomicRoute(app, "PUT /api/books/{id}/rating", ({ db, params, body, user }) =>
    rateBook(db, user.id, params.id, body),
  );
  atomicRoute(app, "DELETE /api/books/{id}/rating", ({ db, params, user }) =>
    unrateBook(db, user.id, params.id),
  );
  route(app, "GET /api/ratings/liked", ({ db, query, user }) => listLiked(db, user.id, query));
}
