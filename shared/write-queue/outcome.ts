import { isApiError } from "../api/errors.ts";

/**
 * What a failure means for a kept write. `done`: the server has it already. `refused`: it never will. `later`: the server
 * could not take it now. `stop`: nothing can be sent now, for want of a network, a session, or a server with time for it.
 */
export type Failure = "done" | "refused" | "later" | "stop";

/** Reads a failure of a write. */
export function failureOf(error: unknown, method: string): Failure {
  if (!isApiError(error)) return "stop";
  const { status, code } = error;
  // `conflict`: the same key is under way, sent by this page as it was left, or by another tab.
  if (code === "conflict" || status === 500) return "later";
  if ([401, 408, 429].includes(status) || status > 500) return "stop";
  if (code === "word_already_saved" || (method === "DELETE" && status === 404)) return "done";
  return "refused";
}
