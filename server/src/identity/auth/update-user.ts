import type { Session } from "../../schema/auth/sessions.table.ts";
import type { AuthUser, Metadata } from "../../schema/auth/users.table.ts";
import { hashNewPassword, type PasswordChange, storePassword } from "./change-password.ts";
import type { AuthContext } from "./context.ts";
import { emailChangeMails, startEmailChange } from "./email-change.ts";
import { type MailOptions, withMails } from "./mail/token-mail-job.ts";
import { findUserById, updateMetadata } from "./users.queries.ts";

/** A user's changes to their account; undefined fields stay as they are. */
export interface UserChange {
  password: PasswordChange | undefined;
  data: Metadata | undefined;
  /** An address other than the account's own, if both have to confirm the change. */
  email: string | undefined;
}

/**
 * Changes an account in one transaction: if it fails, nothing has changed and no session has ended.
 * @throws AuthError of `hashNewPassword`; validation_failed, email_exists, over_email_send_rate_limit
 */
export async function updateUser(
  context: AuthContext,
  user: AuthUser,
  session: Session,
  { password, data, email }: UserChange,
  options: MailOptions,
): Promise<AuthUser> {
  const passwordHash =
    password === undefined ? undefined : await hashNewPassword(context, user, session, password);
  const askedAt = new Date();
  await withMails(context, async (tx, add, notify) => {
    if (email) {
      await startEmailChange(tx, user, email, askedAt);
      const mail = { userId: user.id, askedAt: askedAt.toISOString(), ...options };
      await add(...emailChangeMails(mail, user.email, email));
    }
    if (data) await updateMetadata(tx, user.id, "data", data);
    if (!passwordHash) return;
    await storePassword(tx, user.id, passwordHash, session);
    await notify({
      userId: user.id,
      to: user.email,
      purpose: "password_changed",
      language: options.language,
    });
  });
  return (await findUserById(context.db, user.id)) ?? user;
}
