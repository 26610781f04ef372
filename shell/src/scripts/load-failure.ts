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
