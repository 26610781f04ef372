import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../../platform/database/open.ts";
import { claimJob, jobEnd, type RewriteJob, releaseJob } from "./rewrite-jobs.queries.ts";

const AT_ONCE = 2;
const LOOK_MS = 200;
/** How often a node looks for jobs that another node abandoned. */
const ROUND_MS = 5000;

/** Runs a job and stores its outcome. Rejects if the job should be returned to the queue. */
export type DoJob = (job: RewriteJob, signal: AbortSignal) => Promise<void>;

export interface JobRunner {
  leaseMs: number;
  /** Starts doing jobs; never keeps the process alive. @returns a function that ends it and requeues jobs in progress */
  start(): () => Promise<void>;
  /** Claims waiting jobs, up to as many as this process does at once. */
  wake(): void;
  /** The end of a job; undefined if it is not done in time. */
  waitFor(id: number, ms: number): Promise<Awaited<ReturnType<typeof jobEnd>>>;
}

/** Does the jobs of the database between its start and its end. */
export function createJobRunner(db: Db, leaseMs: number, doJob: DoJob): JobRunner {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  const looks = new Map<number, Promise<Awaited<ReturnType<typeof jobEnd>>>>();
  let round: NodeJS.Timeout | undefined;

  function wake(): void {
    if (!round || running.size >= AT_ONCE || closing.signal.aborted) return;
    const work: Promise<void> = doNext()
      .catch(() => false)
      .then((more) => {
        running.delete(work);
        if (more) wake();
      });
    running.add(work);
  }

  /** Does one job; false if there was none or it went back to the queue. */
  async function doNext(): Promise<boolean> {
    const job = await claimJob(db, leaseMs);
    if (!job) return false;
    wake();
    try {
      await doJob(job, closing.signal);
    } catch {
      await releaseJob(db, job);
      return false;
    }
    return true;
  }

  /** All requests that wait for the same job share one query. */
  function look(id: number): Promise<Awaited<ReturnType<typeof jobEnd>>> {
    const shared =
      looks.get(id) ??
      pause(LOOK_MS, undefined, { signal: closing.signal })
        .then(() => jobEnd(db, id))
        .finally(() => looks.delete(id));
    looks.set(id, shared);
    return shared;
  }

  return {
    leaseMs,
    start() {
      round = setInterval(wake, Math.min(ROUND_MS, leaseMs)).unref();
      return async () => {
        closing.abort();
        clearInterval(round);
        await Promise.all(running);
      };
    },
    wake,
    async waitFor(id, ms) {
      const deadline = Date.now() + ms;
      let end = await jobEnd(db, id);
      while (!end && Date.now() < deadline && !closing.signal.aborted)
        end = await look(id).catch(() => undefined);
      return end;
    },
  };
}
