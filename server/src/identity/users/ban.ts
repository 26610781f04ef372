import { and, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { users } from "../../schema/users.table.ts";

/** Whether a user is banned now; a ban without an end is for good. */
export const isBanned = ({
  bannedAt,
  bannedUntil,
}: Pick<typeof users.$inferSelect, "bannedAt" | "bannedUntil">) =>
  bannedAt !== null && (bannedUntil === null || bannedUntil > new Date());

/** The same as a condition on a row of `users`. */
export const bannedNow = (): SQL | undefined =>
  and(isNotNull(users.bannedAt), or(isNull(users.bannedUntil), gt(users.bannedUntil, sql`now()`)));

export const notBannedNow = (): SQL | undefined =>
  or(isNull(users.bannedAt), sql`${users.bannedUntil} <= now()`);
