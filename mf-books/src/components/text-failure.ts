import { isApiError } from "@lagom/shared/api/errors";
import { MESSAGES } from "@lagom/shared/messages";
import { strings } from "../strings.ts";

/** What to say when a text could not be had, and whether it may be had when it is asked for again. */
export function textFailure(error: unknown): { message: string; again: boolean } {
  const spent = isApiError(error) && error.code === "rate_limited";
  return spent
    ? { message: strings.reading.failures.budget, again: false }
    : { message: MESSAGES.rewrite, again: true };
}
