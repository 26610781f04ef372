import { languageOf } from "@lagom/shared/text/languages";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../http/call-context.ts";
import { route } from "../http/route.ts";
import { changeWord, checkWord, deleteWord, listMarks, listWords, saveWord } from "./words.queries.ts";

export function wordRoutes(app: FastifyInstance, { database: { db } }: ApiDeps): void {
  route(app, "POST /api/user-words", ({ user, body }) => saveWord(db, user.id, body));
  route(app, "GET /api/user-words", ({ user, query }) =>
    listWords(db, user.id, { ...query, language: query.language && languageOf(query.language).code }),
  );
  route(app, "PATCH /api/user-words/{id}", ({ user, params, body }) =>
    changeWord(db, user.id, params.id, body),
  );
  route(app, "DELETE /api/user-words/{id}", ({ user, params }) => deleteWord(db, user.id, params.id));
  route(app, "GET /api/user-words/check/{word}", ({ user, params, query }) =>
    checkWord(db, user.id, params.word, query.source_lang),
  );
  route(app, "GET /api/user-words/marks", ({ user, query }) =>
    listMarks(db, user.id, languageOf(query.language).code),
  );
}
