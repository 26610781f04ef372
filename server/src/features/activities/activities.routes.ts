import { type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { LEVELS } from "@lagom/shared/text/levels";
import type { FastifyInstance } from "fastify";
import { ANCHOR_LEVELS } from "../../language/levels/level-anchors.ts";
import { atomicRoute, route } from "../../platform/http/route.ts";
import { rowBudget } from "../../platform/http/row-budget.ts";
import type { FeatureDeps } from "../feature.ts";
import { listLookups, listReadArticles } from "./history.queries.ts";
import { answerLevelOffer, readLevelOffer } from "./level-offer.queries.ts";
import { recordActivity } from "./record-activity.queries.ts";
import { noStatistics, readStatistics } from "./statistics.queries.ts";
import { readStreak } from "./streak.queries.ts";
import { summariseWeek } from "./week.queries.ts";

const codeOf = (language: LanguageName | undefined) => language && languageOf(language).code;

export function activityRoutes(app: FastifyInstance, deps: FeatureDeps): void {
  atomicRoute(
    app,
    "POST /api/user/activities",
    ({ db, user, body }) => recordActivity(db, user.id, body),
    rowBudget<"POST /api/user/activities">(deps, (body) => body.activity_data.paragraphs?.length ?? 1),
  );
  route(app, "GET /api/user/statistics", ({ db, user }) => readStatistics(db, user.id));
  route(app, "GET /api/user/statistics/{id}", async ({ db, user, params }) => {
    const { code } = languageOf(params.id);
    const [figures] = await readStatistics(db, user.id, code);
    return figures ?? noStatistics(code);
  });
  route(app, "GET /api/user/week", ({ db, user }) => summariseWeek(db, user.id));
  route(app, "GET /api/user/streak", ({ db, user }) => readStreak(db, user.id));
  const levels = deps.config.LLM_BASE_URL ? LEVELS : ANCHOR_LEVELS;
  route(app, "GET /api/user/level-offer", async ({ db, user, query }) => ({
    offer: await readLevelOffer(db, user.id, languageOf(query.language).code, levels),
  }));
  atomicRoute(app, "PUT /api/user/level-offer", ({ db, user, body }) =>
    answerLevelOffer(db, user.id, languageOf(body.language).code, body.level),
  );
  route(app, "GET /api/user/read-articles", ({ db, user, query }) =>
    listReadArticles(db, user.id, { ...query, language: codeOf(query.language), level: query.level }),
  );
  route(app, "GET /api/user/word-lookups", async ({ db, user, query }) => ({
    ...(await listLookups(db, user.id, { ...query, language: codeOf(query.language) })),
    retention_months: deps.config.ACTIVITY_MONTHS,
  }));
}
