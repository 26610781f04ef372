import { isApiError } from "@lagom/shared/api/errors";
import { fixed } from "@lagom/shared/messages";
import { strings } from "../strings.ts";

/** The message for a text that could not be loaded, and whether retrying may help. */
export function textFailure(error: unknown): { message: string; again: boolean } {
  const spent = isApiError(error) && error.code === "rate_limited";
  return spent
    ? { message: strings.reading.failures.budget, again: false }
    : { message: fixed.rewrite, again: true };
}
