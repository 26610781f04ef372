import type { FastifyBaseLogger } from "fastify";

/** Work that a process does beside its calls. Every node starts the same jobs, so each job claims its work in the database. */
export interface BackgroundJob<Deps> {
  /** Unique among all jobs; stands in the log lines of the job. */
  name: string;
  /**
   * Starts the job.
   * @returns how to end it, which waits for the work in hand; undefined if the configuration leaves it nothing to do
   */
  start: (deps: Deps, log: FastifyBaseLogger) => (() => Promise<void>) | undefined;
}
