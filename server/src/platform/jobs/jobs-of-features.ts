import type { BackgroundJob } from "../background-job.ts";
import type { JobKind, Work } from "./job-kind.ts";
import type { JobQueue } from "./queue.ts";
import type { RecurringJob } from "./recurring-job.ts";

interface QueueDeps {
  queue: JobQueue;
}

/** A feature's job that is due again and again, each time on one of the nodes. */
export const recurring = (job: RecurringJob): BackgroundJob<QueueDeps> => ({
  name: job.name,
  start({ queue }) {
    queue.recur([job]);
    return undefined;
  },
});

/** A feature's work on jobs that calls add to the queue. */
export const queued = <Data extends object, Deps>(
  kind: JobKind<Data>,
  workOf: (deps: Deps) => Work<Data>,
): BackgroundJob<Deps & QueueDeps> => ({
  name: kind.name,
  start(deps) {
    deps.queue.work(kind, workOf(deps));
    return undefined;
  },
});
