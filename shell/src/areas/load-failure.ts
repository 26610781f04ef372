import type { Failure } from "@lagom/shared/contract/release-reports";

/** A release of an area could not be loaded; `failure` says why, as the health feed names it. */
export class LoadFailure extends Error {
  override name = "LoadFailure";
  readonly failure: Failure;
  /** Address of the file that did not come; its absence and a wrong hash look alike at first. */
  readonly file: string | undefined;
  constructor(failure: Failure, message: string, options: { file?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.failure = failure;
    this.file = options.file;
  }
}

/**
 * Names the failure of a part, whatever was thrown.
 * @param during what went on when a module's own code threw it
 */
export function failureOf(error: unknown, during: "render" | "effect"): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const { message, code, request } = error as { message?: string; code?: string; request?: string };
  const lazy = (error as Error)?.name === "ChunkLoadError" || code === "CSS_CHUNK_LOAD_FAILED";
  return new LoadFailure(lazy ? "chunk_missing" : during, message ?? String(error), {
    cause: error,
    ...(lazy && request ? { file: request } : {}),
  });
}

/**
 * Asks why a file did not come: it is there, so that its hash must be wrong; it is not; or the network is away.
 * Nothing of it is loaded or run.
 */
export async function whyFileFailed(file: string): Promise<"integrity" | "missing" | "unreachable"> {
  try {
    return (await fetch(file, { method: "HEAD", cache: "no-store" })).ok ? "integrity" : "missing";
  } catch {
    return "unreachable";
  }
}
