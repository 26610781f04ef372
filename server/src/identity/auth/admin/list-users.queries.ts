import { asc, count, desc, ilike, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { type AuthUser, authUsers, identities } from "../../../schema/auth/users.table.ts";

/** One page of the accounts, newest first, and the number of all; `filter` searches address and full name. */
export async function listUsers(
  db: Db,
  { page, perPage, filter }: { page: number; perPage: number; filter: string },
): Promise<{ users: AuthUser[]; total: number }> {
  const pattern = `%${filter.replace(/[\\%_]/g, "\\$&")}%`;
  const which = filter
    ? or(ilike(authUsers.email, pattern), ilike(sql`${authUsers.metadata} ->> 'full_name'`, pattern))
    : undefined;
  const [counted] = await db.select({ total: count() }).from(authUsers).where(which);
  const users = await db
    .select()
    .from(authUsers)
    .where(which)
    .orderBy(desc(authUsers.createdAt), desc(authUsers.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const ids = users.map(({ id }) => id);
  const linked =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(identities)
          .where(inArray(identities.userId, ids))
          .orderBy(asc(identities.createdAt), asc(identities.provider));
  const byUser = Map.groupBy(linked, ({ userId }) => userId);
  return {
    users: users.map((user) => ({ ...user, identities: byUser.get(user.id) ?? [] })),
    total: counted?.total ?? 0,
  };
}
