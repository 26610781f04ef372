import { isApiError } from "../api/errors.ts";

/**
 * What a failure means for a waiting write. `done`: the server already has it. `refused`: it will never take it. `later`: it
 * failed this time. `stop`: nothing can be sent now, because the network, the session or the server is unavailable.
 */
export type Failure = "done" | "refused" | "later" | "stop";

/** Classifies a failure. */
export function failureOf(error: unknown, method: string): Failure {
  if (!isApiError(error)) return "stop";
  const { status, code } = error;
  // `conflict`: the same key is under way, sent by this page as it was left, or by another tab.
  if (code === "conflict" || status === 500) return "later";
  if ([401, 408, 429].includes(status) || status > 500) return "stop";
  if (code === "word_already_saved" || (method === "DELETE" && status === 404)) return "done";
  return "refused";
}
