import type { Text } from "@lagom/shared/contract/text";
import { chapterPart, type WrittenPart } from "@lagom/shared/text/book-parts";
import type { FastifyInstance } from "fastify";
import { HttpError } from "../../platform/http/http-error.ts";
import { route } from "../../platform/http/route.ts";
import { type BookTextQuery, requireBook, requireBookText } from "./book-texts.queries.ts";
import { bookText, type Rewriters } from "./read-or-write.ts";
import { readSerial } from "./serial.queries.ts";
import { answerText, type TextRequest } from "./text.routes.ts";

/** The calls that read the texts of a book. */
export function bookTextRoutes(app: FastifyInstance, rewriters: Rewriters): void {
  route(app, "GET /api/books/{id}/summary", (input) => {
    const { lang: language, level, regenerate } = input.query;
    if (regenerate && !input.user) throw new HttpError("unauthorized", ({ access }) => access.signIn);
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

  route(app, "GET /api/books/{id}/chapters", ({ params, query, user }) =>
    readSerial(rewriters.db, {
      bookId: params.id,
      language: query.lang,
      level: query.level,
      userId: user?.id,
    }),
  );

  route(app, "GET /api/books/{id}/chapters/{chapter}", async (input) => {
    const { db } = rewriters;
    const { lang: language, level } = input.query;
    const bookId = input.params.id;
    await requireBook(db, bookId);
    const id = await requireBookText(db, {
      bookId,
      part: chapterPart(input.params.chapter),
      language,
      level,
    });
    return answerText(rewriters, id, level, input);
  });
}

async function answerBookText(
  rewriters: Rewriters,
  query: BookTextQuery & { part: WrittenPart },
  request: TextRequest,
  { create, again = false }: { create: boolean; again?: boolean },
): Promise<Text> {
  await requireBook(rewriters.db, query.bookId);
  const id = await bookText(rewriters, query, create ? request.user?.id : undefined, again);
  return answerText(rewriters, id, query.level, request);
}
