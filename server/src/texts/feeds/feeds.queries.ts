import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { feedItems, feeds } from "../../schema/feeds.table.ts";

/** Longer than reading any feed takes; after this time another node may read it. */
const LEASE = sql`now() + interval '15 minutes'`;
/** Items are forgotten this long after they were last listed by a feed. */
const KEPT_DAYS = 60;

export type FeedState = typeof feeds.$inferSelect;

/** Claims a feed that was last read this long ago and that no other node is reading; undefined if there is nothing to do. */
export async function claimFeed(db: Db, url: string, everyMs: number): Promise<FeedState | undefined> {
  await db.insert(feeds).values({ url }).onConflictDoNothing();
  const due = sql`(select url from feeds where url = ${url}
    and (lease_until is null or lease_until < now())
    and (checked_at is null or checked_at <= now() - ${everyMs} * interval '1 millisecond')
    for update skip locked)`;
  const [row] = await db
    .update(feeds)
    .set({ leaseUntil: LEASE })
    .where(sql`${feeds.url} = ${due}`)
    .returning();
  return row;
}

/** Records the end of a reading. */
export async function endFeed(
  db: Db,
  url: string,
  state: Partial<Pick<FeedState, "etag" | "lastModified" | "failure">>,
): Promise<void> {
  await db
    .update(feeds)
    .set({ failure: null, ...state, checkedAt: sql`now()`, leaseUntil: null })
    .where(eq(feeds.url, url));
}

/** The keys that have already been processed. */
export async function knownItems(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db
    .update(feedItems)
    .set({ seenAt: sql`now()` })
    .where(inArray(feedItems.slug, [...slugs]))
    .returning({ slug: feedItems.slug });
  return new Set(rows.map(({ slug }) => slug));
}

/** The article with the same text, if one is stored. */
export async function sameText(db: Db, fingerprint: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: feedItems.articleId })
    .from(feedItems)
    .where(and(eq(feedItems.fingerprint, fingerprint), isNotNull(feedItems.articleId)))
    .limit(1);
  return row?.id ?? undefined;
}

/** Marks an item as processed. */
export async function noteItem(db: Db, item: typeof feedItems.$inferInsert): Promise<void> {
  await db.insert(feedItems).values(item).onConflictDoNothing();
}

/** Forgets items that have not been seen for a long time. */
export async function forgetItems(db: Db): Promise<void> {
  await db.delete(feedItems).where(lt(feedItems.seenAt, sql`now() - ${KEPT_DAYS} * interval '1 day'`));
}
