import type { FastifyInstance } from "fastify";
import { createApp } from "../../platform/http/app.ts";
import { operatorRoutes } from "../../platform/http/operator.routes.ts";
import { releaseTickets } from "../../releases/tickets.ts";
import type { HostDeps } from "../calls/host-deps.ts";
import { sameOriginRoutes } from "../calls/same-origin.ts";
import type { DevelopmentServers } from "../page-releases/development.ts";
import { hasLastGood, lastGoodFolder } from "../page-releases/last-good.ts";
import { openReleases } from "../page-releases/release-source.ts";
import type { ReleaseState } from "../page-releases/release-state.ts";
import { type DocumentDeps, documentRoutes } from "../pages/document.routes.ts";
import { answerFailures } from "../pages/document-failures.ts";
import { headOrTitle } from "../pages/page-head.ts";
import { pictureRoutes } from "../pages/pictures/pictures.routes.ts";
import { mailboxRoutes } from "./mailbox.routes.ts";
import { siteRoutes } from "./site.routes.ts";
import { unsubscribeRoutes } from "./unsubscribe.routes.ts";

export interface WebDeps {
  development?: DevelopmentServers;
}

const liveReleases = ({ records }: ReleaseState) =>
  Object.fromEntries([...records].map(([deployable, { id }]) => [deployable, id]));

/** The app of the web host: documents, release files, and the same-origin calls. */
export async function buildWeb(deps: HostDeps & WebDeps): Promise<FastifyInstance> {
  const app = await createApp({ config: deps.config });
  const lastGood = lastGoodFolder(deps.config.dataFolder);
  const { db } = deps.database;
  const releases = openReleases(db, deps.store, lastGood);
  operatorRoutes(app, {
    host: "web",
    db,
    config: deps.config,
    hasLastGood: () => hasLastGood(lastGood),
    liveReleases: async () => liveReleases(await releases.currentState()),
  });

  await sameOriginRoutes(app, deps);
  mailboxRoutes(app, deps.config);
  siteRoutes(app, { db, config: deps.config });
  pictureRoutes(app, { db, config: deps.config });
  await unsubscribeRoutes(app, { db, config: deps.config });
  const headOf: DocumentDeps["headOf"] = (match, language) =>
    headOrTitle(db, deps.config.webUrl, match, language);
  await app.register(async (scope) => {
    answerFailures(scope);
    documentRoutes(scope, { ...deps, releases, headOf, tickets: releaseTickets(db, deps.config) });
  });
  return app;
}
