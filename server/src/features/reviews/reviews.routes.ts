import { languageOf } from "@lagom/shared/text/languages";
import type { FastifyInstance } from "fastify";
import { atomicRoute, route } from "../../platform/http/route.ts";
import { answerReview, takeBackAnswer } from "./answer-review.queries.ts";
import { listReviews } from "./list-reviews.queries.ts";

const answerKeyOf = (params: { id: number; answer_id: string }) => ({
  wordId: params.id,
  answerId: params.answer_id,
});

export function reviewRoutes(app: FastifyInstance): void {
  route(app, "GET /api/user-words/reviews", ({ db, user, query }) =>
    listReviews(db, user.id, {
      ...query,
      language: query.language && languageOf(query.language).code,
      first: query.first ?? [],
    }),
  );
  atomicRoute(app, "PUT /api/user-words/{id}/reviews/{answer_id}", ({ db, user, params, body }) =>
    answerReview(db, user.id, answerKeyOf(params), body),
  );
  atomicRoute(app, "DELETE /api/user-words/{id}/reviews/{answer_id}", ({ db, user, params }) =>
    takeBackAnswer(db, user.id, answerKeyOf(params)),
  );
}
