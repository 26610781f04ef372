import type { Phase } from "@lagom/shared/area-host";
import { LoadFailure } from "../scripts/load-failure.ts";

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
