import type { FileStore } from "@lagom/releases/store";
import type { FastifyInstance } from "fastify";

import { sameOriginRoutes } from "../api/same-origin.ts";
import { createApp } from "../http/app.ts";
import type { ApiDeps } from "../http/call-context.ts";
import { healthRoutes } from "../http/health.ts";
import type { DevelopmentServers } from "./development.ts";
import { documentRoutes } from "./document.routes.ts";
import { mailboxRoutes } from "./mailbox.routes.ts";

export interface WebDeps {
  store: FileStore;
  development?: DevelopmentServers;
}

/** The app of the web host: documents, release files, and the same-origin calls. */
export async function buildWeb(deps: ApiDeps & WebDeps): Promise<FastifyInstance> {
  const app = await createApp({ config: deps.config });
  healthRoutes(app, deps.database.db);

  await sameOriginRoutes(app, deps);
  mailboxRoutes(app, deps.config);
  documentRoutes(app, { ...deps, db: deps.database.db });
  return app;
}
