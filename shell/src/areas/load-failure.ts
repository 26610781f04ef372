import type { Phase } from "@lagom/shared/area-host";
import type { Failure } from "@lagom/shared/contract/release-reports";

/** A release of an area could not be loaded; `failure` is the reason, in the health feed's terms. */
export class LoadFailure extends Error {
  override name = "LoadFailure";
  readonly failure: Failure;
  /** URL of the file that failed; a missing file and a wrong hash look alike at first. */
  readonly file: string | undefined;
  constructor(failure: Failure, message: string, options: { file?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.failure = failure;
    this.file = options.file;
  }
}

/**
 * Classifies the failure of a part, whatever was thrown.
 * @param during the phase in which it happened; `render` and `effect` are throws of the module's own code
 */
export function failureOf(error: unknown, during: Phase): LoadFailure {
  if (error instanceof LoadFailure) return error;
  if (during === "waiting") return new LoadFailure("page_timeout", String(error), { cause: error });
  const { message, code, request } = error as { message?: string; code?: string; request?: string };
  const lazy = (error as Error)?.name === "ChunkLoadError" || code === "CSS_CHUNK_LOAD_FAILED";
  return new LoadFailure(lazy ? "chunk_missing" : during, message ?? String(error), {
    cause: error,
    ...(lazy && request ? { file: request } : {}),
  });
}

/**
 * Finds out why a file failed to load: it exists, so its hash must be wrong; it does not exist; or the network is down. The file
 * is neither loaded nor run.
 */
export async function whyFileFailed(file: string): Promise<"integrity" | "missing" | "unreachable"> {
  try {
    return (await fetch(file, { method: "HEAD", cache: "no-store" })).ok ? "integrity" : "missing";
  } catch {
    return "unreachable";
  }
}
