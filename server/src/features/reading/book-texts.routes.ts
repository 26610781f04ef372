import type { Text } from "@lagom/shared/contract/text";
import type { FastifyInstance } from "fastify";
import { HttpError } from "../../platform/http/http-error.ts";
import { route } from "../../platform/http/route.ts";
import { type BookTextQuery, requireBook } from "./book-texts.queries.ts";
import { bookText, type Rewriters } from "./read-or-write.ts";
import { answerText, type TextRequest } from "./text.routes.ts";

/** The calls that read the texts of a book. */
export function bookTextRoutes(app: FastifyInstance, rewriters: Rewriters): void {
  route(app, "GET /api/books/{id}/summary", (input) => {
    const { lang: language, level, regenerate } = input.query;
    if (regenerate && !input.user) throw new HttpError("unauthorized", "Sign in to do this");
    const query = { bookId: input.params.id, part: "summary", language, level } as const;
    return answerBookText(rewriters, query, input, { create: regenerate, again: regenerate });
  });

  route(app, "POST /api/books/{id}/summary", ({ params, body, ...input }) => {
    const { lang: language, level } = body;
    const query = { bookId: params.id, part: "summary", language, level } as const;
    return answerBookText(rewriters, query, { ...input, query: {} }, { create: true });
  });

  route(app, "POST /api/books/{id}/translation", (input) => {
    const { lang: language, level } = input.query;
    const query = { bookId: input.params.id, part: "opening", language, level } as const;
    return answerBookText(rewriters, query, input, { create: true });
  });
}

async function answerBookText(
  rewriters: Rewriters,
  query: BookTextQuery,
  request: TextRequest,
  { create, again = false }: { create: boolean; again?: boolean },
): Promise<Text> {
  await requireBook(rewriters.db, query.bookId);
  const id = await bookText(rewriters, query, create ? request.user?.id : undefined, again);
  return answerText(rewriters, id, query.level, request);
}
