import { inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { users } from "../../schema/users.table.ts";
import type { AccountStatus, SetAccountStatus } from "../auth/context.ts";
import { isBanned } from "./ban.ts";

/** The protocol's bans have an end; a hundred years is its ban for good. */
const FOR_GOOD_MS = 876_000 * 3_600_000;

/** Role and ban of users, by id, as our own table has them; a user it does not know has neither, and is left out. */
export async function readAccountStatuses(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, AccountStatus>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, role: users.role, bannedAt: users.bannedAt, bannedUntil: users.bannedUntil })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(
    rows.map(({ id, role, ...ban }) => {
      const forGood = ban.bannedAt && new Date(ban.bannedAt.getTime() + FOR_GOOD_MS);
      const bannedUntil = isBanned(ban) ? (ban.bannedUntil ?? forGood) : null;
      return [id, { role: role === "user" ? null : role, bannedUntil }];
    }),
  );
}

/** Stores a role or a ban, even for a user who has never called our API. */
export const writeAccountStatus: SetAccountStatus = async (db, { id, email }, { role, bannedUntil }) => {
  const set = {
    ...(role === undefined ? {} : { role }),
    ...(bannedUntil === undefined ? {} : { bannedAt: bannedUntil && new Date(), bannedUntil }),
  };
  if (Object.keys(set).length === 0) return;
  await db
    .insert(users)
    .values({ id, email, ...set })
    .onConflictDoUpdate({ target: users.id, set });
};
