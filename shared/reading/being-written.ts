import type { ErrorCode } from "../contract/errors.ts";

/** While a text is being written, it is asked for so often and so many times: ten minutes. */
export const ASK_AGAIN_MS = 3000;
export const MOST_TIMES = 200;

/** Whether a call failed since its text is being written: a little later it is there. */
export const isBeingWritten = (error: unknown): boolean => failedWith("being_written", error);

/** Whether a call failed because its text could not be written; asking again retries it and counts once more. */
export const isUnwritten = (error: unknown): boolean => failedWith("rewrite_failed", error);

/** By its code alone: an area's own copy of this file knows no class of the shell's. */
const failedWith = (code: ErrorCode, error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** When to ask once more, as options of a query. */
export interface Again {
  retry: (failures: number, error: Error) => boolean;
  retryDelay: (attempt: number, error: Error) => number;
}

/**
 * When to ask once more for a text that may have to be written first: what is being written is waited for, what could not be
 * written is not tried again by itself.
 * @param otherwise what is done about any other failure; without it, nothing
 */
export const untilWritten = (otherwise?: Again): Again => ({
  retry: (failures, error) =>
    isBeingWritten(error)
      ? failures < MOST_TIMES
      : !isUnwritten(error) && (otherwise?.retry(failures, error) ?? false),
  retryDelay: (attempt, error) =>
    isBeingWritten(error) ? ASK_AGAIN_MS : (otherwise?.retryDelay(attempt, error) ?? 0),
});
