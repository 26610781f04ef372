import { type LanguageName, languageOf } from "@lagom/shared/text/languages";
import type { FastifyInstance } from "fastify";
import { atomicRoute, route } from "../../platform/http/route.ts";
import { createRowBudget } from "../../platform/http/row-budget.ts";
import type { FeatureDeps } from "../feature.ts";
import { listLookups, listReadArticles } from "./history.queries.ts";
import { recordActivity } from "./record-activity.queries.ts";
import { noStatistics, readStatistics } from "./statistics.queries.ts";
import { readStreak } from "./streak.queries.ts";

const codeOf = (language: LanguageName | undefined) => language && languageOf(language).code;

export function activityRoutes(app: FastifyInstance, { config }: FeatureDeps): void {
  const budget = createRowBudget(config);
  atomicRoute(app, "POST /api/user/activities", async ({ db, user, body }) => {
    await budget.take(user.id, body.activity_data.paragraphs?.length ?? 1);
    return recordActivity(db, user.id, body);
  });
  route(app, "GET /api/user/statistics", ({ db, user }) => readStatistics(db, user.id));
  route(app, "GET /api/user/statistics/{id}", async ({ db, user, params }) => {
    const { code } = languageOf(params.id);
    const [figures] = await readStatistics(db, user.id, code);
    return figures ?? noStatistics(code);
  });
  route(app, "GET /api/user/streak", ({ db, user }) => readStreak(db, user.id));
  route(app, "GET /api/user/read-articles", ({ db, user, query }) =>
    listReadArticles(db, user.id, { ...query, language: codeOf(query.language), level: query.level }),
  );
  route(app, "GET /api/user/word-lookups", async ({ db, user, query }) => ({
    ...(await listLookups(db, user.id, { ...query, language: codeOf(query.language) })),
    retention_months: config.ACTIVITY_MONTHS,
  }));
}
