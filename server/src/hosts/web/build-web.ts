import type { FastifyInstance } from "fastify";
import { createApp } from "../../platform/http/app.ts";
import type { ApiDeps } from "../../platform/http/call-context.ts";
import { healthRoutes } from "../../platform/http/health.ts";
import { sameOriginRoutes } from "../api/same-origin.ts";
import type { DevelopmentServers } from "./development.ts";
import { documentRoutes } from "./document.routes.ts";
import { answerFailures } from "./document-failures.ts";
import { lastGoodFolder } from "./last-good.ts";
import { mailboxRoutes } from "./mailbox.routes.ts";
import { headOrTitle } from "./page-head.ts";
import { openReleases } from "./release-source.ts";
import type { Match } from "./route-match.ts";
import { siteRoutes } from "./site.routes.ts";

export interface WebDeps {
  development?: DevelopmentServers;
}

/** The app of the web host: documents, release files, and the same-origin calls. */
export async function buildWeb(deps: ApiDeps & WebDeps): Promise<FastifyInstance> {
  const app = await createApp({ config: deps.config });
  healthRoutes(app, deps.database.db);

  await sameOriginRoutes(app, deps);
  mailboxRoutes(app, deps.config);
  const { db } = deps.database;
  siteRoutes(app, { db, config: deps.config });
  const releases = openReleases(db, deps.store, lastGoodFolder(deps.config.dataFolder));
  const headOf = (match: Match) => headOrTitle(db, deps.config.webUrl, match);
  await app.register(async (scope) => {
    answerFailures(scope);
    documentRoutes(scope, { ...deps, releases, headOf });
  });
  return app;
}
