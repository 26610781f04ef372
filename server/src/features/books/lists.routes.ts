import type { FastifyInstance } from "fastify";
import { perAccount } from "../../platform/http/per-account.ts";
import { atomicRoute, route } from "../../platform/http/route.ts";
import { rowBudget } from "../../platform/http/row-budget.ts";
import type { FeatureDeps } from "../feature.ts";
import { addBook, createListWith, findList, removeBook, reorderBooks } from "./list-books.queries.ts";
import { changeList, deleteList, listOwn, reorderLists, restoreList } from "./lists.queries.ts";

/** Pages of lists of one account; one may hold 2,000 books. */
const LISTS_A_MINUTE = 120;

export function listRoutes(app: FastifyInstance, deps: FeatureDeps): void {
  route(
    app,
    "GET /api/book-lists",
    ({ db, query, user }) => listOwn(db, user.id, query),
    perAccount(deps, "book-lists", LISTS_A_MINUTE),
  );
  atomicRoute(app, "POST /api/book-lists", ({ db, body, user }) => createListWith(db, user.id, body));
  atomicRoute(app, "PATCH /api/book-lists/reorder-lists", ({ db, body, user }) =>
    reorderLists(db, user.id, body),
  );
  route(app, "GET /api/book-lists/{id}", ({ db, params, query, user }) =>
    findList(db, params.id, user?.id, query),
  );
  atomicRoute(app, "PATCH /api/book-lists/{id}", ({ db, params, body, user }) =>
    changeList(db, user.id, params.id, body),
  );
  atomicRoute(app, "DELETE /api/book-lists/{id}", ({ db, params, user }) =>
    deleteList(db, user.id, params.id),
  );
  atomicRoute(app, "POST /api/book-lists/{id}/restore", ({ db, params, user }) =>
    restoreList(db, user.id, params.id),
  );
  atomicRoute(app, "POST /api/book-lists/{id}/books", ({ db, params, body, user }) =>
    addBook(db, user.id, params.id, body),
  );
  atomicRoute(app, "DELETE /api/book-lists/{id}/books/{bookId}", ({ db, params, user }) =>
    removeBook(db, user.id, params.id, params.bookId),
  );
  atomicRoute(
    app,
    "PATCH /api/book-lists/{id}/reorder",
    ({ db, params, body, user }) => reorderBooks(db, user.id, params.id, body),
    rowBudget<"PATCH /api/book-lists/{id}/reorder">(deps, ({ order }) => order.length),
  );
}
