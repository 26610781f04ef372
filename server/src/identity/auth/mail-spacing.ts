import type { AuthUser } from "../../schema/auth/users.table.ts";
import { AuthError } from "./errors.ts";
import { CLAIM_MS, SPACING_MS } from "./mail-claims.queries.ts";

/** Whether a mail of the same kind was sent so recently that no other may follow yet. */
export const isTooSoon = (sentAt: Date | null): boolean =>
  sentAt !== null && Date.now() - sentAt.getTime() <= CLAIM_MS;

/**
 * When the last mail to sign in with went out. The one that opens an account which a first request made counts too.
 */
export function lastLink(user: AuthUser): Date | null {
  const madeByLink = !user.emailConfirmedAt && user.passwordHash === null;
  return user.magicLinkSentAt ?? (madeByLink ? user.confirmationSentAt : null);
}

/** The error that says when the next mail of this kind may be requested. Not for requests about other people's accounts. */
export function tooSoon(sentAt: Date | null): AuthError {
  const passed = Date.now() - (sentAt?.getTime() ?? Date.now());
  return tooSoonBy(Math.max(1, Math.ceil((SPACING_MS - passed) / 1000)));
}

/** The same error, with the seconds until then. */
export const tooSoonBy = (seconds: number): AuthError =>
  new AuthError(
    429,
    "over_email_send_rate_limit",
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfter: seconds },
  );
