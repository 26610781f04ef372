import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { oneTimeTokens } from "../../schema/auth/one-time-tokens.table.ts";
import { type Session, sessions } from "../../schema/auth/sessions.table.ts";
import { type AuthUser, authUsers } from "../../schema/auth/users.table.ts";
import { AuthError } from "./errors.ts";
import { checkPassword, hashPassword, passwordMatches } from "./passwords.ts";

/**
 * Sets a new password, and ends every other session and mailed token, so that whoever knew the old one is out.
 * @throws AuthError weak_password, validation_failed, same_password
 */
export async function changePassword(
  db: Db,
  user: AuthUser,
  session: Session,
  password: string,
): Promise<void> {
  checkPassword(password);
  if (await passwordMatches(user.passwordHash, password)) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const now = new Date();
    await tx
      .update(authUsers)
      .set({ passwordHash, passwordChangedAt: now, updatedAt: now })
      .where(eq(authUsers.id, user.id));
    await tx.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, session.id)));
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
  });
}
