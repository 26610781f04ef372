import { Worker } from "node:worker_threads";
import { HttpError } from "../../platform/http/http-error.ts";
import type { ExtractedPage, ExtractJob, ExtractReply } from "./extract-worker.ts";

const TIMEOUT_MS = 20_000;
const MOST_MEMORY_MB = 512;
/** Maximum length of the queue that all readers share; anyone further back would wait too long. */
const MOST_WAITING = 20;

/** Extracts articles from pages, one at a time, in a worker thread with limited time and memory. */
export interface Extractor {
  /**
   * The article of a page; null when it has none.
   * @throws Error when it takes too long or too much memory; the next call starts a new worker
   * @throws HttpError unavailable when too many pages wait
   */
  extract(html: string, url: string): Promise<ExtractedPage | null>;
  /** The text of a piece of HTML. */
  textOf(html: string): Promise<string>;
  close(): Promise<void>;
}

/** An extractor whose worker starts with the first page. */
export function createExtractor(timeoutMs = TIMEOUT_MS): Extractor {
  let worker: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let lastId = 0;

  function start(): Worker {
    const url = new URL("./extract-worker.ts", import.meta.url);
    const worker = new Worker(url, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } });
    // Whoever waits for a page has a listener of their own; one that reports when nobody waits would end the process.
    return worker.on("error", () => {});
  }

  async function run(html: string, url: string | null): Promise<ExtractReply> {
    worker ??= start();
    const asked = worker;
    lastId += 1;
    try {
      return await answerOf(asked, { id: lastId, html, url }, timeoutMs);
    } catch (error) {
      worker = undefined;
      await asked.terminate();
      throw error;
    }
  }

  async function inTurn(html: string, url: string | null): Promise<ExtractReply> {
    if (waiting >= MOST_WAITING)
      throw new HttpError("unavailable", "Many pages are being read right now; try again in a minute");
    waiting += 1;
    const mine = turn.then(() => run(html, url));
    turn = mine.catch(() => {});
    return mine.finally(() => {
      waiting -= 1;
    });
  }

  return {
    async extract(html, url) {
      const reply = await inTurn(html, url);
      return "page" in reply ? reply.page : null;
    },
    async textOf(html) {
      const reply = await inTurn(html, null);
      return "text" in reply ? reply.text : "";
    },
    async close() {
      await worker?.terminate();
    },
  };
}

function answerOf(worker: Worker, job: ExtractJob, timeoutMs: number): Promise<ExtractReply> {
  const { promise, resolve, reject } = Promise.withResolvers<ExtractReply>();
  const timer = setTimeout(() => reject(new Error("The page takes too long to read")), timeoutMs);
  const onMessage = (reply: ExtractReply) =>
    "error" in reply ? reject(new Error(reply.error)) : resolve(reply);
  worker.once("message", onMessage);
  worker.once("error", reject);
  worker.postMessage(job);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", onMessage);
    worker.off("error", reject);
  });
}
