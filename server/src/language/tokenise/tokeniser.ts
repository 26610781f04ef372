import { Worker } from "node:worker_threads";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { TokeniseJob, TokeniseReply } from "./text-worker.ts";
import type { Token } from "./token.ts";

/** The text worker as an async function. */
export interface Tokeniser {
  /**
   * Cuts sentences (NFC) of one language.
   * @throws Error when the worker fails; the next call starts a new one
   */
  tokenise(code: LanguageCode, sentences: readonly string[]): Promise<Token[][]>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (tokens: Token[][]) => void;
  reject: (error: Error) => void;
}

/** A tokeniser whose worker thread starts with the first call and never keeps the process alive by itself. */
export function createTokeniser(): Tokeniser {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function fail(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function settle(reply: TokeniseReply): void {
    const job = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker?.unref();
    if ("tokens" in reply) job?.resolve(reply.tokens);
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
    tokenise(code, sentences) {
      worker ??= start();
      worker.ref();
      lastId += 1;
      const job: TokeniseJob = { id: lastId, code, sentences };
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
