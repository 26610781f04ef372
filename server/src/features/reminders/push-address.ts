import { badField } from "../../platform/http/http-error.ts";
import { checkUrl, FetchRefused } from "../../platform/http/safe-fetch.ts";

/**
 * Refuses a push service that is not to be reached: only https, and only public addresses.
 * @param allow the setting FETCH_ALLOW, whose hosts may also speak http
 * @throws HttpError bad_request, which names the field
 */
export function checkPushAddress(endpoint: string, allow: readonly string[]): void {
  try {
    checkUrl(endpoint, { allow, httpsOnly: true });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    throw badField("endpoint", error.message);
  }
}
