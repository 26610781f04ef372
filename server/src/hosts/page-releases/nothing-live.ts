import { HttpError } from "../../platform/http/http-error.ts";

/** No shell is live yet, because a first start is still publishing. */
export class NothingLiveError extends HttpError {
  override name = "NothingLiveError";
  constructor() {
    super("unavailable", "No release of the shell is live yet");
  }
}
