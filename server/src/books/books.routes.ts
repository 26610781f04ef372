import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../http/call-context.ts";
import { route } from "../http/route.ts";
import { findBook, listLiked } from "./books.queries.ts";
import { listRoutes } from "./lists.routes.ts";
import { rateBook, unrateBook } from "./ratings.queries.ts";
import { searchBooks } from "./search.queries.ts";
import { listShelves, recordClick } from "./shelves.queries.ts";

export function bookRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const { db } = deps.database;
  listRoutes(app, deps);
  route(app, "GET /api/books/search", ({ query }) => searchBooks(db, query));
  route(app, "GET /api/books/shelves", ({ query }) => listShelves(db, query));
  route(app, "POST /api/books/{id}/click", ({ params }) => recordClick(db, params.id));
  route(app, "GET /api/books/slug/{slug}", ({ params, user }) => findBook(db, params.slug, user?.id));
  route(app, "PUT /api/books/{id}/rating", ({ params, body, user }) =>
    rateBook(db, user.id, params.id, body),
  );
  route(app, "DELETE /api/books/{id}/rating", ({ params, user }) => unrateBook(db, user.id, params.id));
  route(app, "GET /api/ratings/liked", ({ query, user }) => listLiked(db, user.id, query));
}
