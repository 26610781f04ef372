import type { FileStore } from "@lagom/releases/store";
import type { FastifyInstance } from "fastify";
import { MAIL_KINDS } from "../../features/admin/mail-kinds.ts";
import { buildAuth } from "../../identity/auth/app.ts";
import { createTokenVerifier } from "../../identity/session/verify-token.ts";
import { readAccountStatuses, writeAccountStatus } from "../../identity/users/account-status.queries.ts";
import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { createJobQueue } from "../../platform/jobs/queue.ts";
import { buildApi } from "../api/build-api.ts";
import { buildWeb, type WebDeps } from "../web/build-web.ts";
import { addFigures } from "./figures.ts";

/** An app, and the setting that names its port. */
export interface Host {
  app: FastifyInstance;
  setting: "WEB_PORT" | "API_PORT" | "AUTH_PORT";
  port: number;
}

/** The apps of the roles that this process has; with a Supabase project of its own, no auth server starts. */
export async function buildHosts(
  config: Config,
  database: Database,
  store: FileStore,
  web: WebDeps,
): Promise<Host[]> {
  const queue = createJobQueue(database, { kinds: MAIL_KINDS });
  const deps = { queue, config, database, store, verifyToken: createTokenVerifier(config, database.db) };
  const hosts: Host[] = [];
  const removeFigures = addFigures(config, database.db);
  if (config.LAGOM_ROLES.includes("auth") && !config.SUPABASE_URL) {
    const { db } = database;
    const app = buildAuth({
      queue,
      config,
      database,
      accountStatuses: (userIds) => readAccountStatuses(db, userIds),
      setAccountStatus: writeAccountStatus,
    });
    hosts.push({ app, setting: "AUTH_PORT", port: config.AUTH_PORT });
  }
  if (config.LAGOM_ROLES.includes("api")) {
    hosts.push({ app: await buildApi(deps), setting: "API_PORT", port: config.API_PORT });
  }
  if (config.LAGOM_ROLES.includes("web")) {
    hosts.push({ app: await buildWeb({ ...deps, ...web }), setting: "WEB_PORT", port: config.WEB_PORT });
  }
  hosts[0]?.app.addHook("onClose", async () => removeFigures());
  return hosts;
}
