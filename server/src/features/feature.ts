import type { FileStore } from "@lagom/releases/store";
import type { FastifyInstance } from "fastify";
import type { PersonalData } from "../identity/personal-data/personal-data.ts";
import type { Accounts } from "../identity/session/accounts.ts";
import type { BackgroundJob } from "../platform/background-job.ts";
import type { Config } from "../platform/config.ts";
import type { Database, Db } from "../platform/database/open.ts";
import type { JobQueue } from "../platform/jobs/queue.ts";

/** Dependencies of the routes and jobs of a feature. */
export interface FeatureDeps {
  db: Db;
  /** What `db` is a handle of; limits that all processes share are kept in it. */
  database: Database;
  config: Config;
  /** Where files are that can be made again. */
  store: FileStore;
  accounts: Accounts;
  queue: JobQueue;
  /** What all features store about a person, for the export and the deletion of an account. */
  personalData: readonly PersonalData[];
}

/** The interface between a feature and the hosts. */
export interface Feature<Deps = FeatureDeps> {
  /** Registers the feature's calls on an app that `useCalls` has prepared. */
  routes: (app: FastifyInstance, deps: Deps) => void;
  /** What the feature does in the background, in each process that runs the API host. */
  jobs?: readonly BackgroundJob<Deps>[];
  personalData?: PersonalData;
}
