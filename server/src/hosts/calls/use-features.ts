import type { FastifyInstance } from "fastify";
import type { FeatureDeps } from "../../features/feature.ts";
import { createAccounts } from "../../identity/session/accounts.ts";
import { createAuthenticate } from "../../identity/session/authenticate.ts";
import { useCalls } from "../../platform/http/call-context.ts";
import { releaserOf } from "../../releases/releaser.ts";
import { PERSONAL_DATA } from "./features.ts";
import type { HostDeps } from "./host-deps.ts";

/** Prepares an app for the calls of features. @returns what their routes stand on */
export function useFeatures(app: FastifyInstance, { database, config, verifyToken }: HostDeps): FeatureDeps {
  const { db } = database;
  const accounts = createAccounts(config, db);
  useCalls(app, {
    db,
    authenticate: createAuthenticate({
      database,
      verifyToken,
      accounts,
      adminEmails: config.ADMIN_EMAILS,
      ownSessions: !config.SUPABASE_URL,
    }),
    releaserOf: (authorization, user) => releaserOf(db, authorization, user),
  });
  return { db, config, accounts, personalData: PERSONAL_DATA };
}
