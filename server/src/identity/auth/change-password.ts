import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { oneTimeTokens } from "../../schema/auth/one-time-tokens.table.ts";
import { type Session, sessions } from "../../schema/auth/sessions.table.ts";
import { type AuthUser, authUsers } from "../../schema/auth/users.table.ts";
import { AuthError } from "./errors.ts";
import { checkPassword, hashPassword, passwordMatches } from "./passwords.ts";

/**
 * Hashes the new password of a user.
 * @throws AuthError weak_password, validation_failed, same_password
 */
export async function hashNewPassword(user: AuthUser, password: string): Promise<string> {
  checkPassword(password);
  if (await passwordMatches(user.passwordHash, password)) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  return hashPassword(password);
}

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
