import type { FastifyBaseLogger } from "fastify";
import type { JobResult, JobWithMetadata } from "pg-boss";
import { describeError } from "../http/describe-error.ts";
import type { JobKind, Work } from "./job-kind.ts";

const MOST_ERROR_TEXT = 300;

interface Doing<Data extends object> {
  log: Pick<FastifyBaseLogger, "warn">;
  /** Forgets a job that is done. */
  done: (job: JobWithMetadata<Data>) => Promise<unknown>;
}

/** Does jobs side by side, and says how each ended: what fails is retried, and given up when its life is over. */
export async function doJobs<Data extends object>(
  jobs: readonly JobWithMetadata<Data>[],
  kind: JobKind<Data>,
  work: Work<Data>,
  { log, done }: Doing<Data>,
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async (job): Promise<JobResult> => {
      const { id, data, retryCount, createdOn } = job;
      try {
        await work({ data, isFirstAttempt: retryCount === 0 });
        await done(job);
        return { id, status: "completed" };
      } catch (error) {
        const isOver = Date.now() - createdOn.getTime() > kind.lifeMs(data);
        log.warn({ err: error, job: kind.name, id }, isOver ? "job given up" : "job failed");
        const { message } = describeError(error);
        return {
          id,
          status: isOver ? "deadletter" : "failed",
          output: { message: message.slice(0, MOST_ERROR_TEXT) },
        };
      }
    }),
  );
}
