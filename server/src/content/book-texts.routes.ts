import type { FastifyInstance } from "fastify";
import type { Db } from "../db/open.ts";
import { HttpError } from "../http/http-error.ts";
import { route } from "../http/route.ts";
import { type BookTextWish, findBookText, requireBook } from "./book-texts.queries.ts";
import { answerText, type TextRequest } from "./text.routes.ts";

/** The calls that read the texts of a book. */
export function bookTextRoutes(app: FastifyInstance, db: Db): void {
  route(app, "GET /api/books/{id}/summary", (input) => {
    const { lang: language, level } = input.query;
    return answerBookText(db, { bookId: input.params.id, part: "summary", language, level }, input);
  });

  route(app, "POST /api/books/{id}/summary", ({ params, body, ...input }) => {
    const { lang: language, level } = body;
    const wish = { bookId: params.id, part: "summary", language, level } as const;
    return answerBookText(db, wish, { ...input, query: {} });
  });

  route(app, "POST /api/books/{id}/translation", (input) => {
    const { lang: language, level } = input.query;
    return answerBookText(db, { bookId: input.params.id, part: "opening", language, level }, input);
  });
}

async function answerBookText(db: Db, wish: BookTextWish, request: TextRequest) {
  await requireBook(db, wish.bookId);
  const found = await findBookText(db, wish);
  if (!found) throw new HttpError("no_text", "There is no such text of this book in this language yet");
  return answerText(db, found.id, wish.level, request);
}
