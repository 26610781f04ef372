import pLimit from "p-limit";
import { Piscina } from "piscina";
import { HttpError } from "../http/http-error.ts";
import { limitCpu } from "./limit-cpu.ts";

/** The functions that a module exports for a pool to run; jobs and results are cloned on their way. */
export type Tasks = Record<string, (job: never) => unknown>;

export interface WorkerPoolOptions {
  /** Most that one task may compute, in milliseconds of processor time; what exceeds it is stopped together with the thread. */
  cpuLimitMs: number;
  /** Largest heap of the thread, in MB. */
  memoryMb: number;
  /** How much the thread gives way to others, from 0 to 19, as `nice` counts. */
  niceness: number;
  /** Most tasks at a time, running and waiting. */
  mostTasks: number;
}

/** Runs the functions of a module in a worker thread, one task at a time, so that heavy work never blocks the event loop. */
export interface WorkerPool<T extends Tasks> {
  /**
   * @throws HttpError unavailable when there are too many tasks
   * @throws TaskTimeout when the task computes too much; Error when it fails or needs too much memory
   */
  run<Name extends keyof T & string>(
    name: Name,
    job: Parameters<T[Name]>[0],
  ): Promise<Awaited<ReturnType<T[Name]>>>;
  close(): Promise<void>;
}

/** A task that was stopped because it computed too much. */
export class TaskTimeout extends Error {
  override name = "TaskTimeout";
}

const IDLE_MS = 10 * 60_000;

/** A pool whose thread starts with the first task and never keeps the process alive by itself. */
export function createWorkerPool<T extends Tasks>(
  module: URL,
  { cpuLimitMs, memoryMb, niceness, mostTasks }: WorkerPoolOptions,
): WorkerPool<T> {
  // The pool's own queue would count what the tasks before it compute.
  const queue = pLimit(1);
  let pool: Piscina | undefined;

  async function runNow(name: string, job: unknown) {
    pool ??= new Piscina({
      filename: module.href,
      niceIncrement: niceness,
      minThreads: 0,
      maxThreads: 1,
      // Frees dictionaries of a hundred megabytes that nobody uses at the moment.
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const { signal, end } = limitCpu(pool, cpuLimitMs);
    try {
      return await pool.run(job, { name, signal });
    } catch (error) {
      throw signal.aborted ? new TaskTimeout(`${name} computed for more than ${cpuLimitMs} ms`) : error;
    } finally {
      end();
    }
  }

  return {
    async run(name, job) {
      if (queue.activeCount + queue.pendingCount >= mostTasks)
        throw new HttpError("unavailable", ({ requests }) => requests.veryBusy);
      return queue(() => runNow(name, job));
    },
    async close() {
      queue.clearQueue();
      await pool?.destroy();
    },
  };
}
