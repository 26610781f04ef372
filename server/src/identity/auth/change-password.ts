import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { oneTimeTokens } from "../../schema/auth/one-time-tokens.table.ts";
import { type Session, sessions } from "../../schema/auth/sessions.table.ts";
import { type AuthUser, authUsers } from "../../schema/auth/users.table.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { spendCode, TOKEN_LIFE_MS } from "./one-time-tokens.queries.ts";
import { checkPassword } from "./passwords.ts";

/** A new password, and what its owner proves with that it is theirs to choose. */
export interface PasswordChange {
  password: string;
  currentPassword: string;
  /** The code of a reauthentication mail. */
  nonce: string;
}

/** How a session is signed in by what was mailed to its owner. */
const BY_MAIL = ["otp", "recovery", "magiclink", "email/signup", "invite", "email_change"];
/** As long as the link of a recovery mail works. */
const FRESH_MS = TOKEN_LIFE_MS.recovery;

/**
 * Hashes the new password of a user. A session alone does not allow a change, since others may use a device that was left
 * signed in: it takes the present password or a mailed code, unless a mail has just signed this session in.
 * @throws AuthError weak_password, validation_failed, same_password, over_request_rate_limit, current_password_required,
 * current_password_invalid, reauthentication_needed, reauthentication_not_valid
 */
export async function hashNewPassword(
  { db, limits, passwords }: AuthContext,
  user: AuthUser,
  session: Session,
  { password, currentPassword, nonce }: PasswordChange,
): Promise<string> {
  checkPassword(password);
  await limits.newPassword.take(user.id);
  // First, so that a password that is refused spends no code.
  if (await passwords.matches(user.passwordHash, password)) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  if (currentPassword) {
    if (!(await passwords.matches(user.passwordHash, currentPassword)))
      throw withoutCurrent("current_password_invalid");
  } else if (nonce) {
    if (!(await spendCode({ db, passwords }, user.id, nonce, ["reauthentication"])))
      throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  } else if (!isFreshByMail(session)) {
    throw user.passwordHash
      ? withoutCurrent("current_password_required")
      : new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  }
  return passwords.hash(password);
}

/** The protocol says the same of a wrong password as of none. */
const withoutCurrent = (code: "current_password_required" | "current_password_invalid") =>
  new AuthError(400, code, "Current password required when setting new password.");

const isFreshByMail = ({ amr, createdAt }: Session): boolean =>
  amr.some(({ method }) => BY_MAIL.includes(method)) && Date.now() - createdAt.getTime() < FRESH_MS;

/**
 * Stores a new password in the caller's transaction and ends all other sessions and mailed tokens, so that whoever knew the
 * old password is out.
 */
export async function storePassword(
  tx: Db,
  userId: string,
  passwordHash: string,
  kept: Session | undefined,
): Promise<void> {
  const now = new Date();
  await tx
    .update(authUsers)
    .set({ passwordHash, passwordChangedAt: now, updatedAt: now })
    .where(eq(authUsers.id, userId));
  const all = eq(sessions.userId, userId);
  await tx.delete(sessions).where(kept ? and(all, ne(sessions.id, kept.id)) : all);
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}
