import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../http/call-context.ts";
import { route } from "../http/route.ts";
import { addBook, findList, removeBook, reorderBooks } from "./list-books.queries.ts";
import { changeList, createList, deleteList, listOwn, reorderLists, restoreList } from "./lists.queries.ts";

export function listRoutes(app: FastifyInstance, { database: { db } }: ApiDeps): void {
  route(app, "GET /api/book-lists", ({ query, user }) => listOwn(db, user.id, query));
  route(app, "POST /api/book-lists", ({ body, user }) => createList(db, user.id, body));
  route(app, "PATCH /api/book-lists/reorder-lists", ({ body, user }) =>
    reorderLists(db, user.id, body.order),
  );
  route(app, "GET /api/book-lists/{id}", ({ params, query, user }) =>
    findList(db, params.id, user?.id, query),
  );
  route(app, "PATCH /api/book-lists/{id}", ({ params, body, user }) =>
    changeList(db, user.id, params.id, body),
  );
  route(app, "DELETE /api/book-lists/{id}", ({ params, user }) => deleteList(db, user.id, params.id));
  route(app, "POST /api/book-lists/{id}/restore", ({ params, user }) => restoreList(db, user.id, params.id));
  route(app, "POST /api/book-lists/{id}/books", ({ params, body, user }) =>
    addBook(db, user.id, params.id, body),
  );
  route(app, "DELETE /api/book-lists/{id}/books/{bookId}", ({ params, user }) =>
    removeBook(db, user.id, params.id, params.bookId),
  );
  route(app, "PATCH /api/book-lists/{id}/reorder", ({ params, body, user }) =>
    reorderBooks(db, user.id, params.id, body.order),
  );
}
