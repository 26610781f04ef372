import type { FastifyInstance } from "fastify";
import { JOB_KINDS } from "../../features/admin/job-kinds.ts";
import type { FeatureDeps } from "../../features/feature.ts";
import { createAccounts } from "../../identity/session/accounts.ts";
import { createAuthenticate } from "../../identity/session/authenticate.ts";
import { useCalls } from "../../platform/http/call-context.ts";
import { createJobQueue } from "../../platform/jobs/queue.ts";
import { releaserOf } from "../../releases/releaser.ts";
import { PERSONAL_DATA } from "./features.ts";
import type { HostDeps } from "./host-deps.ts";

/** Prepares an app for the calls of features. @returns what their routes stand on */
export function useFeatures(
  app: FastifyInstance,
  { database, config, verifyToken, store, ...deps }: HostDeps,
): FeatureDeps {
  const { db } = database;
  const queue = deps.queue ?? createJobQueue(database, { kinds: JOB_KINDS });
  queue.serve(app);
  const accounts = createAccounts(config, db);
  useCalls(app, {
    db,
    authenticate: createAuthenticate({
      db,
      verifyToken,
      accounts,
      adminEmails: config.ADMIN_EMAILS,
      ownSessions: !config.SUPABASE_URL,
    }),
    releaserOf: (authorization, user) => releaserOf(db, authorization, user),
  });
  return { db, database, config, store, queue, accounts, personalData: PERSONAL_DATA };
}
