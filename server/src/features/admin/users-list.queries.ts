import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { and, asc, desc, eq, ilike, sql } from "drizzle-orm";
import { bannedNow, isBanned, notBannedNow } from "../../identity/users/ban.ts";
import type { Db } from "../../platform/database/open.ts";
import { activityDaily, activityTotals } from "../../schema/activities.table.ts";
import { users } from "../../schema/users.table.ts";
import { savedWordCounts } from "../../schema/words.table.ts";
import { anywhere, pageOf, windowOf } from "./page.ts";

type Call = "GET /api/admin/users";

const ORDER = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  email: [asc(users.email), asc(users.id)],
};

/** Users with their figures, which come from stored counters, for one page only. */
export async function listUsers(db: Db, query: ParsedInput<Call>["query"]): Promise<Reply<Call>> {
  const { take, skip } = windowOf(query);
  const own = eq(activityDaily.userId, users.id);
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      bannedAt: users.bannedAt,
      bannedUntil: users.bannedUntil,
      createdAt: users.createdAt,
      last_day: sql<
        string | null
      >`(select max(${activityDaily.day})::text from ${activityDaily} where ${own})`,
      words_read: sql<number>`(select coalesce(sum(${activityTotals.wordsRead}), 0)::int from ${activityTotals}
        where ${activityTotals.userId} = ${users.id})`,
      saved_words: sql<number>`(select coalesce(sum(${savedWordCounts.words}), 0)::int from ${savedWordCounts}
        where ${savedWordCounts.userId} = ${users.id})`,
    })
    .from(users)
    .where(
      and(
        query.q ? ilike(users.email, anywhere(query.q)) : undefined,
        query.role ? eq(users.role, query.role) : undefined,
        query.state && (query.state === "banned" ? bannedNow() : notBannedNow()),
      ),
    )
    .orderBy(...ORDER[query.sort])
    .limit(take)
    .offset(skip);
  return {
    users: rows.slice(0, query.limit).map(({ bannedAt, bannedUntil, createdAt, ...user }) => ({
      ...user,
      banned: isBanned({ bannedAt, bannedUntil }),
      created_at: createdAt.toISOString(),
    })),
    ...pageOf(query, rows),
  };
}
