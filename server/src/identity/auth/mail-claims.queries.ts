import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import type { TokenPurpose } from "../../schema/auth/one-time-tokens.table.ts";
import { authUsers } from "../../schema/auth/users.table.ts";

/** Minimum time between two mails of the same kind to one user. */
export const SPACING_MS = 60_000;
/** A request is counted a moment before its mail is claimed, and that moment is not always as long. */
export const CLAIM_MS = SPACING_MS - 1000;

type Kind =
  | "confirmationSentAt"
  | "recoverySentAt"
  | "magicLinkSentAt"
  | "emailChangeSentAt"
  | "reauthenticationSentAt";

/** Where it is noted when the last mail of a kind was asked for. */
export const SENT_AT = {
  signup: "confirmationSentAt",
  invite: "confirmationSentAt",
  recovery: "recoverySentAt",
  magiclink: "magicLinkSentAt",
  email_change_old: "emailChangeSentAt",
  email_change_new: "emailChangeSentAt",
  reauthentication: "reauthenticationSentAt",
} as const satisfies Record<TokenPurpose, Kind>;

/** Claims the user's next mail of a kind; false while the last one was asked for less than a minute earlier. */
export async function claimMail(db: Db, userId: string, kind: Kind, askedAt: Date): Promise<boolean> {
  const claimed = await db
    .update(authUsers)
    .set({ [kind]: askedAt })
    .where(and(eq(authUsers.id, userId), isDue(kind, askedAt)))
    .returning({ id: authUsers.id });
  return claimed.length > 0;
}

/** Whether the last mail of this kind was sent long enough ago. */
export const isDue = (kind: Kind, now: Date) =>
  or(isNull(authUsers[kind]), lt(authUsers[kind], new Date(now.getTime() - CLAIM_MS)));
