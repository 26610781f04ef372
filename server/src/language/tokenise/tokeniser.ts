import type { LanguageCode } from "@lagom/shared/text/languages";
import { createWorkerPool } from "../../platform/workers/worker-pool.ts";
import type { Token } from "./token.ts";

/** Generous enough for the whole collection in one language, which is tokenised at once. */
const LIMITS = { cpuLimitMs: 60_000, memoryMb: 1024, niceness: 0, mostTasks: 1000 };

/** Tokenises sentences, and finds base forms, in a worker thread. */
export interface Tokeniser {
  /**
   * Tokenises sentences (NFC) of one language.
   * @throws Error when the worker fails; the next call starts a new one
   */
  tokenise(code: LanguageCode, sentences: readonly string[]): Promise<Token[][]>;
  /** The base forms (keys) of a word as written, as `stemsOf` finds them. Throws as `tokenise` does. */
  stems(code: LanguageCode, word: string): Promise<string[]>;
  close(): Promise<void>;
}

/** A tokeniser whose worker thread starts on the first call. */
export function createTokeniser(): Tokeniser {
  const pool = createWorkerPool<typeof import("./text-worker.ts")>(
    new URL("./text-worker.ts", import.meta.url),
    LIMITS,
  );
  return {
    tokenise: (code, sentences) => pool.run("tokenise", { code, sentences }),
    stems: (code, word) => pool.run("stems", { code, word }),
    close: pool.close,
  };
}
