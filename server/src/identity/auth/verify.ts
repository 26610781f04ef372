import type { LanguageCode } from "@lagom/shared/text/languages";
import type { OneTimeToken, TokenPurpose } from "../../schema/auth/one-time-tokens.table.ts";
import type { AuthUser } from "../../schema/auth/users.table.ts";
import { confirmAccount } from "./confirm-account.ts";
import type { AuthContext } from "./context.ts";
import { agreeToEmailChange } from "./email-change.ts";
import { AuthError } from "./errors.ts";
import { findUserById } from "./users.queries.ts";

const CONFIRMATION = ["signup", "invite"] as const;
const RECOVERY = ["magiclink", "recovery"] as const;

/** Which tokens each `type` of the protocol accepts. */
const PURPOSES: Record<string, readonly TokenPurpose[]> = {
  signup: CONFIRMATION,
  invite: CONFIRMATION,
  magiclink: RECOVERY,
  recovery: RECOVERY,
  email: [...CONFIRMATION, ...RECOVERY],
  email_change: ["email_change_old", "email_change_new"],
};

export const HALF_CONFIRMED =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** The purposes of a `type`; undefined if the protocol does not know it for mails. */
export const purposesOf = (type: string): readonly TokenPurpose[] | undefined =>
  Object.hasOwn(PURPOSES, type) ? PURPOSES[type] : undefined;

export const linkExpired = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");

/**
 * Applies what a spent token proves: confirms the account or one half of an address change.
 * @param language in which it was asked for
 * @returns the user to sign in, or "half" if the other address has not confirmed yet
 * @throws AuthError otp_expired, user_banned, email_exists
 */
export async function applyToken(
  context: AuthContext,
  token: OneTimeToken,
  language: LanguageCode | undefined,
): Promise<AuthUser | "half"> {
  const user = await findUserById(context.db, token.userId);
  if (!user) throw linkExpired();
  if ((await context.accountStatus(user.id)).bannedUntil)
    throw new AuthError(403, "user_banned", "User is banned");
  if (token.purpose === "email_change_old" || token.purpose === "email_change_new") {
    const outcome = await agreeToEmailChange(context, user.id, token.purpose, language);
    if (outcome === "half") return "half";
  } else {
    await confirmAccount(context.db, user, token.purpose === "signup" || token.purpose === "invite");
    if (token.purpose === "signup") await context.mailBudget.linkUsed(user.email);
  }
  return (await findUserById(context.db, user.id)) ?? user;
}
