import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { authUsers } from "../../schema/auth/users.table.ts";

/** Minimum time between two mails of the same kind to one user. */
export const SPACING_MS = 60_000;

type Kind =
  | "confirmationSentAt"
  | "recoverySentAt"
  | "magicLinkSentAt"
  | "emailChangeSentAt"
  | "reauthenticationSentAt";

/** Claims the user's next mail of a kind; false if the last one was sent less than a minute ago. */
export async function claimMail(db: Db, userId: string, kind: Kind): Promise<boolean> {
  const now = new Date();
  const claimed = await db
    .update(authUsers)
    .set({ [kind]: now })
    .where(and(eq(authUsers.id, userId), isDue(kind, now)))
    .returning({ id: authUsers.id });
  return claimed.length > 0;
}

/** Whether the last mail of this kind was sent long enough ago. */
export const isDue = (kind: Kind, now: Date) =>
  or(isNull(authUsers[kind]), lt(authUsers[kind], new Date(now.getTime() - SPACING_MS)));
