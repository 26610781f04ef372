import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { oneTimeTokens } from "../../../schema/auth/one-time-tokens.table.ts";
import { authUsers, type Metadata } from "../../../schema/auth/users.table.ts";
import { dropStranger } from "../confirm-account.ts";
import { emailExists } from "../errors.ts";
import { draftUser, findUserByEmail, insertUser, isOpenSignUp, updateMetadata } from "../users.queries.ts";

/**
 * The account for an invitation to this address, created if there is none. Removes what an unconfirmed sign-up left in it: the
 * invitation proves the address, not that password.
 * @returns the user's id
 * @throws AuthError email_exists, validation_failed
 */
export function inviteAccount(db: Db, email: string, data: Metadata): Promise<string> {
  return db.transaction(async (tx) => {
    const known = await findUserByEmail(tx, email);
    if (known?.emailConfirmedAt) throw emailExists();
    const invitedAt = new Date();
    if (!known) {
      const draft = draftUser({ email, passwordHash: null, data, confirmed: false });
      if (!(await insertUser(tx, { ...draft, invitedAt, byAdministrator: true }))) throw emailExists();
      return draft.id;
    }
    if (isOpenSignUp(known)) await dropStranger(tx, known);
    await updateMetadata(tx, known.id, "data", data);
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, known.id));
    await tx
      .update(authUsers)
      .set({ invitedAt, confirmationSentAt: invitedAt, byAdministrator: true })
      .where(eq(authUsers.id, known.id));
    return known.id;
  });
}
