import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../http/call-context.ts";
import { route } from "../http/route.ts";
import { findBook, findList, listLiked, searchBooks } from "./books.queries.ts";
import { rateBook, unrateBook } from "./ratings.queries.ts";

export function bookRoutes(app: FastifyInstance, { database: { db } }: ApiDeps): void {
  route(app, "GET /api/books/search", ({ query }) => searchBooks(db, query));
  route(app, "GET /api/books/slug/{slug}", ({ params, user }) => findBook(db, params.slug, user?.id));
  route(app, "PUT /api/books/{id}/rating", ({ params, body, user }) =>
    rateBook(db, user.id, params.id, body),
  );
  route(app, "DELETE /api/books/{id}/rating", ({ params, user }) => unrateBook(db, user.id, params.id));
  route(app, "GET /api/ratings/liked", ({ query, user }) => listLiked(db, user.id, query));
  route(app, "GET /api/book-lists/{id}", ({ params, user }) => findList(db, params.id, user?.id));
}
