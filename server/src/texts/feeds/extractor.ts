import { createWorkerPool } from "../../platform/workers/worker-pool.ts";
import type { ExtractedPage } from "./extract-worker.ts";

const CPU_LIMIT_MS = 20_000;
/** All readers share the queue; anyone further back would wait too long. */
const LIMITS = { memoryMb: 512, niceness: 10, mostTasks: 20 };

/** Extracts articles from pages in a worker thread. Each call may throw as `WorkerPool.run` does. */
export interface Extractor {
  /** The article of a page; null if it has none. */
  extract(html: string, url: string): Promise<ExtractedPage | null>;
  /** The text of a piece of HTML. */
  textOf(html: string): Promise<string>;
  close(): Promise<void>;
}

/** An extractor whose worker thread starts with the first call. */
export function createExtractor(cpuLimitMs = CPU_LIMIT_MS): Extractor {
  const pool = createWorkerPool<typeof import("./extract-worker.ts")>(
    new URL("./extract-worker.ts", import.meta.url),
    { ...LIMITS, cpuLimitMs },
  );
  return {
    extract: (html, url) => pool.run("extract", { html, url }),
    textOf: (html) => pool.run("textOf", html),
    close: pool.close,
  };
}
