import type { FastifyInstance } from "fastify";
import { perAccount } from "../../platform/http/per-account.ts";
import { atomicRoute, route } from "../../platform/http/route.ts";
import type { FeatureDeps } from "../feature.ts";
import { addKnownWords, listKnownWords, removeKnownWord, removeKnownWords } from "./known-words.queries.ts";

/** Each may read a whole text. */
const MOST_A_MINUTE = 60;

export function knownWordRoutes(app: FastifyInstance, deps: FeatureDeps): void {
  const limited = perAccount(deps, "known-words", MOST_A_MINUTE);
  route(
    app,
    "GET /api/user/known-words/{id}",
    async ({ db, user, params }) => ({ lemmas: await listKnownWords(db, user.id, params.id) }),
    limited,
  );
  atomicRoute(
    app,
    "PUT /api/user/known-words/{id}",
    async ({ db, user, params }) => ({ words: await addKnownWords(db, user.id, params.id) }),
    limited,
  );
  atomicRoute(app, "DELETE /api/user/known-words/{id}", ({ db, user, params }) =>
    removeKnownWords(db, user.id, params.id),
  );
  atomicRoute(app, "DELETE /api/user/known-words/{lang}/{lemma}", ({ db, user, params }) =>
    removeKnownWord(db, user.id, params.lang, params.lemma),
  );
}
