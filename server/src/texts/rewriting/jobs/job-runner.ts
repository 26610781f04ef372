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
  /** Begins waiting jobs, as many as this process takes at once. */
  wake(): void;
  /** The end of a job; undefined when it is not done within the time. */
  waitFor(id: number, ms: number): Promise<Awaited<ReturnType<typeof jobEnd>>>;
  close(): Promise<void>;
}

/** Takes up jobs of the database until it is closed; never keeps the process alive by itself. */
export function startJobRunner(db: Db, leaseMs: number, doJob: DoJob): JobRunner {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  const looks = new Map<number, Promise<Awaited<ReturnType<typeof jobEnd>>>>();
  const round = setInterval(wake, Math.min(ROUND_MS, leaseMs)).unref();

  function wake(): void {
    if (running.size >= AT_ONCE || closing.signal.aborted) return;
    const work: Promise<void> = takeUp()
      .catch(() => false)
      .then((more) => {
        running.delete(work);
        if (more) wake();
      });
    running.add(work);
  }

  /** Does one job; false when there was none, or it is given back. */
  async function takeUp(): Promise<boolean> {
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

  /** All who wait for a job here share one look at it. */
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
    wake,
    async waitFor(id, ms) {
      const deadline = Date.now() + ms;
      let end = await jobEnd(db, id);
      while (!end && Date.now() < deadline && !closing.signal.aborted)
        end = await look(id).catch(() => undefined);
      return end;
    },
    async close() {
      closing.abort();
      clearInterval(round);
      await Promise.all(running);
    },
  };
}
