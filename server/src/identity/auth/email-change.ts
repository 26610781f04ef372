import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import type { TokenPurpose } from "../../schema/auth/one-time-tokens.table.ts";
import { type AuthUser, authUsers, identities } from "../../schema/auth/users.table.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, emailExists } from "./errors.ts";
import { type TokenMail, withMails } from "./mail/token-mail-job.ts";
import { claimMail } from "./mail-claims.queries.ts";
import { tooSoon } from "./mail-spacing.ts";
import { findUserByEmail } from "./users.queries.ts";

/**
 * Records in the caller's transaction that the user wants another address. Both addresses then get a mail, and the old one
 * stays until both have confirmed.
 * @throws AuthError email_exists, over_email_send_rate_limit
 */
export async function startEmailChange(
  tx: Db,
  user: AuthUser,
  newEmail: string,
  askedAt: Date,
): Promise<void> {
  if (await findUserByEmail(tx, newEmail)) throw emailExists();
  if (!(await claimMail(tx, user.id, "emailChangeSentAt", askedAt))) throw tooSoon(user.emailChangeSentAt);
  await tx
    .update(authUsers)
    .set({ newEmail, emailChangeHalf: null, updatedAt: new Date() })
    .where(eq(authUsers.id, user.id));
}

/** The mails to both addresses of a change. */
export const emailChangeMails = (
  mail: Omit<TokenMail, "to" | "purpose">,
  oldEmail: string,
  newEmail: string,
): TokenMail[] => [
  { ...mail, to: oldEmail, purpose: "email_change_old" },
  { ...mail, to: newEmail, purpose: "email_change_new" },
];

/**
 * Records the confirmation of one address; the second confirmation completes the change, and the old address is told.
 * @param language the one in which the old address is told, if the user has chosen none
 * @throws AuthError email_exists if the address was taken meanwhile
 */
export function agreeToEmailChange(
  context: Pick<AuthContext, "db" | "queue">,
  userId: string,
  half: TokenPurpose,
  language: LanguageCode | undefined,
): Promise<"half" | "changed"> {
  return withMails(context, async (tx, _add, notify) => {
    const [user] = await tx.select().from(authUsers).where(eq(authUsers.id, userId)).for("update");
    if (!user?.newEmail) throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
    if (user.emailChangeHalf === null || user.emailChangeHalf === half) {
      await tx.update(authUsers).set({ emailChangeHalf: half }).where(eq(authUsers.id, userId));
      return "half";
    }
    const email = user.newEmail;
    const [taken] = await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(and(eq(authUsers.email, email), ne(authUsers.id, userId)));
    if (taken) throw emailExists();
    const claims = JSON.stringify({ email, email_verified: true });
    const now = new Date();
    await tx
      .update(authUsers)
      .set({
        email,
        emailConfirmedAt: now,
        emailProven: true,
        newEmail: null,
        emailChangeHalf: null,
        metadata: sql`${authUsers.metadata} || ${claims}::jsonb`,
        updatedAt: now,
      })
      .where(eq(authUsers.id, userId));
    await tx
      .update(identities)
      .set({ data: sql`${identities.data} || ${claims}::jsonb`, updatedAt: now })
      .where(and(eq(identities.userId, userId), eq(identities.provider, "email")));
    await notify({ userId, to: user.email, purpose: "email_changed", language });
    return "changed";
  });
}
