import { Worker } from "node:worker_threads";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { CutJob, CutReply } from "./text-worker.ts";
import type { Unit } from "./unit.ts";

/** The text worker as an async function. */
export interface Cutter {
  /**
   * Cuts sentences (NFC) of one language.
   * @throws Error when the worker fails; the next call starts a new one
   */
  cut(code: LanguageCode, sentences: readonly string[]): Promise<Unit[][]>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (units: Unit[][]) => void;
  reject: (error: Error) => void;
}

/** A cutter whose worker thread starts with the first call and never keeps the process alive by itself. */
export function createCutter(): Cutter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function fail(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function settle(reply: CutReply): void {
    const job = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker?.unref();
    if ("units" in reply) job?.resolve(reply.units);
    else job?.reject(new Error(reply.error));
  }

  function start(): Worker {
    const started = new Worker(new URL("./text-worker.ts", import.meta.url));
    started.on("message", settle);
    started.on("error", (error) => fail(started, error));
    started.on("exit", () => fail(started, new Error("The text worker has ended")));
    return started;
  }

  return {
    cut(code, sentences) {
      worker ??= start();
      worker.ref();
      lastId += 1;
      const job: CutJob = { id: lastId, code, sentences };
      return new Promise((resolve, reject) => {
        waiting.set(job.id, { resolve, reject });
        worker?.postMessage(job);
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}
