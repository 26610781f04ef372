import { strings } from "../strings-later.ts";
import { translatedFailure } from "./auth-message.ts";

/** Message for a sign-in that failed. */
export interface FailureWords {
  title: string;
  text: string;
}

/** The error codes for which we have words of our own. */
const KNOWN = [
  "otp_expired",
  "pkce_code_verifier_not_found",
  "flow_state_expired",
  "flow_state_not_found",
  "access_denied",
] as const satisfies (keyof typeof strings.authPages.failures)[];

/**
 * Why the auth service sent the browser back without a session, from the URL's query or fragment; null if it gives
 * no reason.
 */
export function failureIn(url: URL): { code: string; message: string } | null {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const of = (name: string) => url.searchParams.get(name) ?? fragment.get(name);
  const error = of("error");
  const code = of("error_code") ?? error;
  if (code === null) return null;
  return { code, message: translatedFailure({ code, message: of("error_description") ?? "" }) ?? "" };
}

/** A helpful message for a failure: ours where we know more than the service says, else the service's own. */
export function wordsFor({ code, message }: { code: string; message: string }): FailureWords {
  const known = KNOWN.find((one) => one === code);
  if (known) return strings.authPages.failures[known];
  const { callbackFailedTitle, callbackFailed } = strings.authPages;
  return { title: callbackFailedTitle, text: message || callbackFailed };
}
