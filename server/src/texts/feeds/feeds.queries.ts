import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { feedItems, feeds, type NewsFeed } from "../../schema/feeds.table.ts";

/** Longer than reading any feed takes; after this time another node may read it. */
const LEASE = sql`now() + interval '15 minutes'`;
/** Items are forgotten this long after they were last listed by a feed. */
const KEPT_DAYS = 60;

export type Feed = typeof feeds.$inferSelect;

/** Stores the feeds that the settings name; one that is there already takes on what they say of it, and stays paused. */
export async function storeFeedsOfSettings(db: Db, named: readonly NewsFeed[]): Promise<void> {
  for (const feed of named) {
    const row = { ...feed, fromSettings: true };
    await db.insert(feeds).values(row).onConflictDoUpdate({ target: feeds.url, set: row });
  }
}

/** Removes the feeds that the settings once named and name no more. */
export async function removeUnnamedFeeds(db: Db, named: readonly NewsFeed[]): Promise<void> {
  const urls = named.map(({ url }) => url);
  await db.delete(feeds).where(and(feeds.fromSettings, notInArray(feeds.url, urls)));
}

/** The time of the database, by which feeds are due. */
export async function now(db: Db): Promise<Date> {
  const [row] = await db
    .select({ now: sql<Date>`now()`.mapWith(feeds.checkedAt) })
    .from(sql`(select 1) as one`);
  return row?.now ?? new Date();
}

/** Claims the feed that waits longest, of those not read since `due` and by no other node; undefined if there is none. */
export async function claimFeed(db: Db, due: Date): Promise<Feed | undefined> {
  const next = db
    .select({ url: feeds.url })
    .from(feeds)
    .where(
      and(
        isNull(feeds.pausedAt),
        or(isNull(feeds.leaseUntil), lt(feeds.leaseUntil, sql`now()`)),
        or(isNull(feeds.checkedAt), lte(feeds.checkedAt, due)),
      ),
    )
    .orderBy(sql`${feeds.checkedAt} nulls first`, asc(feeds.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db.update(feeds).set({ leaseUntil: LEASE }).where(eq(feeds.url, next)).returning();
  return row;
}

/** Records the end of a reading. @param items how many became articles, and how many could not */
export async function endFeed(
  db: Db,
  url: string,
  state: Partial<Pick<Feed, "etag" | "lastModified" | "failure" | "failureCode">>,
  items = { stored: 0, refused: 0 },
): Promise<void> {
  await db
    .update(feeds)
    .set({
      failure: null,
      failureCode: null,
      ...state,
      checkedAt: sql`now()`,
      leaseUntil: null,
      stored: sql`${feeds.stored} + ${items.stored}`,
      refused: sql`${feeds.refused} + ${items.refused}`,
    })
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
