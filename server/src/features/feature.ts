import type { FastifyInstance } from "fastify";
import type { Accounts } from "../identity/session/accounts.ts";
import type { PersonalData } from "../identity/users/personal-data.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database/open.ts";

/** What the routes of a feature stand on. */
export interface FeatureDeps {
  db: Db;
  config: Config;
  accounts: Accounts;
  /** What all features store about a person, for the export and the deletion of an account. */
  personalData: readonly PersonalData[];
}

/** What a feature brings to the hosts, which know nothing else of it. */
export interface Feature<Deps = FeatureDeps> {
  /** Registers the feature's calls on an app that `useCalls` has prepared. */
  routes: (app: FastifyInstance, deps: Deps) => void;
  personalData?: PersonalData;
}
