import type { FileStore } from "@lagom/releases/store";
import type { FastifyInstance } from "fastify";
import { JOB_KINDS } from "../../features/admin/job-kinds.ts";
import { findOwnLanguage } from "../../features/preferences/preferences.queries.ts";
import { buildAuth } from "../../identity/auth/app.ts";
import { createTokenVerifier } from "../../identity/session/verify-token.ts";
import { readAccountStatuses, writeAccountStatus } from "../../identity/users/account-status.queries.ts";
import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { createJobQueue } from "../../platform/jobs/queue.ts";
import { buildApi } from "../api/build-api.ts";
import { buildWeb, type WebDeps } from "../web/build-web.ts";
import { addFigures } from "./figures.ts";

/** A role of this process, and the setting that names its port. */
export interface Listener {
  role: Config["LAGOM_ROLES"][number];
  setting: "WEB_PORT" | "API_PORT" | "AUTH_PORT";
  port: number;
}

export interface Host extends Listener {
  app: FastifyInstance;
}

/** What listens in this process; with a Supabase project of its own, no auth server does. */
export function listenersOf({ LAGOM_ROLES, SUPABASE_URL, ...ports }: Config): Listener[] {
  const all: Listener[] = [
    { role: "auth", setting: "AUTH_PORT", port: ports.AUTH_PORT },
    { role: "api", setting: "API_PORT", port: ports.API_PORT },
    { role: "web", setting: "WEB_PORT", port: ports.WEB_PORT },
  ];
  return all.filter(({ role }) => LAGOM_ROLES.includes(role) && !(role === "auth" && SUPABASE_URL));
}

/** The apps of the roles that this process has. */
export async function buildHosts(
  config: Config,
  database: Database,
  store: FileStore,
  web: WebDeps,
): Promise<Host[]> {
  const queue = createJobQueue(database, { kinds: JOB_KINDS });
  const deps = { queue, config, database, store, verifyToken: createTokenVerifier(config, database.db) };
  const { db } = database;
  const removeFigures = addFigures(config, db);
  const build = {
    auth: () =>
      buildAuth({
        queue,
        config,
        database,
        accountStatuses: (userIds) => readAccountStatuses(db, userIds),
        setAccountStatus: writeAccountStatus,
        languageOf: (userId) => findOwnLanguage(db, userId),
      }),
    api: () => buildApi(deps),
    web: () => buildWeb({ ...deps, ...web }),
  };
  const hosts: Host[] = [];
  for (const listener of listenersOf(config)) hosts.push({ ...listener, app: await build[listener.role]() });
  hosts[0]?.app.addHook("onClose", async () => removeFigures());
  return hosts;
}
