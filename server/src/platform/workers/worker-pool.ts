import pLimit from "p-limit";
import { Piscina } from "piscina";
import { HttpError } from "../http/http-error.ts";

/** The functions that a module exports for a pool to run; jobs and results are cloned on their way. */
export type Tasks = Record<string, (job: never) => unknown>;

export interface WorkerPoolOptions {
  /** Threads; each runs one task at a time. */
  threads: number;
  /** Longest run of one task, in milliseconds; what runs longer is stopped together with its thread. */
  timeoutMs: number;
  /** Largest heap of a thread, in MB. */
  memoryMb: number;
  /** How much its threads give way to others, from 0 to 19, as `nice` counts. */
  niceness: number;
  /** Most tasks at a time, running and waiting. */
  mostTasks: number;
}

/** Runs the functions of a module in worker threads, so that heavy work never blocks the event loop. */
export interface WorkerPool<T extends Tasks> {
  /**
   * @throws HttpError unavailable when there are too many tasks
   * @throws TaskTimeout when the task takes too long; Error when it fails or needs too much memory
   */
  run<Name extends keyof T & string>(
    name: Name,
    job: Parameters<T[Name]>[0],
  ): Promise<Awaited<ReturnType<T[Name]>>>;
  close(): Promise<void>;
}

/** A task that was stopped because it ran too long. */
export class TaskTimeout extends Error {
  override name = "TaskTimeout";
}

const IDLE_MS = 10 * 60_000;

/** A pool whose threads start with the first task and never keep the process alive by themselves. */
export function createWorkerPool<T extends Tasks>(
  module: URL,
  { threads, timeoutMs, memoryMb, niceness, mostTasks }: WorkerPoolOptions,
): WorkerPool<T> {
  // The pool's own queue would count the time limit from the moment a task is queued.
  const queue = pLimit(threads);
  let pool: Piscina | undefined;

  async function runNow(name: string, job: unknown) {
    pool ??= new Piscina({
      filename: module.href,
      niceIncrement: niceness,
      minThreads: 0,
      maxThreads: threads,
      // Frees dictionaries of a hundred megabytes that nobody uses at the moment.
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await pool.run(job, { name, signal });
    } catch (error) {
      throw signal.aborted ? new TaskTimeout(`${name} took longer than ${timeoutMs} ms`) : error;
    }
  }

  return {
    async run(name, job) {
      if (queue.activeCount + queue.pendingCount >= mostTasks)
        throw new HttpError("unavailable", "The service is busy; try again in a minute");
      return queue(() => runNow(name, job));
    },
    async close() {
      queue.clearQueue();
      await pool?.destroy();
    },
  };
}
