import type { Reply } from "@lagom/shared/contract/calls";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import type { CurrentUser } from "../../platform/http/current-user.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { feeds, type NewsFeed } from "../../schema/feeds.table.ts";
import { OPEN_FEEDS } from "../../texts/feeds/open-feeds.ts";
import { type Logged, writeLog } from "./admin-log.queries.ts";
import { type Page, pageOf, windowOf } from "./page.ts";

type Feed = typeof feeds.$inferSelect;

/** The feeds that are read, with their health, the oldest first. @param everyMinutes how often each is read */
export async function listFeeds(
  db: Db,
  page: Page,
  everyMinutes: number,
): Promise<Reply<"GET /api/admin/feeds">> {
  const { take, skip } = windowOf(page);
  const rows = await db.select().from(feeds).orderBy(asc(feeds.id)).limit(take).offset(skip);
  return {
    feeds: rows.slice(0, page.limit).map((feed) => ({
      id: feed.id,
      ...describe(feed),
      category: feed.category,
      from_settings: feed.fromSettings,
      paused: feed.pausedAt !== null,
      read_at: feed.checkedAt?.toISOString() ?? null,
      next_at: nextReading(feed, everyMinutes)?.toISOString() ?? null,
      failure: feed.failure,
      failure_code: feed.failureCode,
      stored: feed.stored,
      refused: feed.refused,
    })),
    ...pageOf(page, rows),
  };
}

function nextReading({ pausedAt, checkedAt }: Feed, everyMinutes: number): Date | null {
  if (pausedAt !== null) return null;
  return checkedAt === null ? new Date() : new Date(checkedAt.getTime() + everyMinutes * 60_000);
}

const describe = ({ url, name, language, rights, licence }: NewsFeed) => ({
  url,
  name,
  lang: language,
  rights,
  licence,
});

/**
 * Adds a feed, which is read within a minute.
 * @param undoes the log entry of its removal, if this takes that back
 * @throws HttpError conflict if it is there already
 */
export function addFeed(db: Db, by: CurrentUser, feed: NewsFeed, undoes?: number): Promise<Logged> {
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(feeds)
      .values({ ...feed, fromSettings: false })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new HttpError("conflict", ({ admin }) => admin.feedThere);
    const action = undoes === undefined ? "feed_added" : "feed_restored";
    return writeLog(tx, by, { action, ...about(added), undoes: undoes ?? null });
  });
}

/** Stops reading a feed, or reads it again. @throws HttpError not_found */
export function pauseFeed(
  db: Db,
  by: CurrentUser,
  id: number,
  paused: boolean,
  undoes?: number,
): Promise<Logged> {
  return db.transaction(async (tx) => {
    const feed = await lockFeed(tx, id);
    const pausedAt = paused ? (feed.pausedAt ?? new Date()) : null;
    await tx.update(feeds).set({ pausedAt }).where(eq(feeds.id, id));
    return writeLog(tx, by, {
      action: paused ? "feed_paused" : "feed_resumed",
      ...about(feed),
      before: { kind: "feed_paused", feedId: id, paused: feed.pausedAt !== null },
      undoes: undoes ?? null,
    });
  });
}

/** Removes a feed; its articles stay. @throws HttpError not_found, conflict for one of the settings */
export function removeFeed(db: Db, by: CurrentUser, id: number): Promise<Logged> {
  return db.transaction(async (tx) => {
    const { fromSettings, ...feed } = await lockFeed(tx, id);
    if (fromSettings) throw new HttpError("conflict", ({ admin }) => admin.feedOfSettings);
    await tx.delete(feeds).where(eq(feeds.id, id));
    const { url, name, language, category, rights, licence } = feed;
    const removed = { url, name, language, category, rights, licence };
    return writeLog(tx, by, {
      action: "feed_removed",
      ...about(feed),
      before: { kind: "feed", feed: removed },
    });
  });
}

/** The open feeds, and which of them are read already. */
export async function listOpenFeeds(db: Db): Promise<Reply<"GET /api/admin/open-feeds">> {
  const urls = OPEN_FEEDS.map(({ url }) => url);
  const rows = await db.select({ url: feeds.url }).from(feeds).where(inArray(feeds.url, urls));
  const added = new Set(rows.map(({ url }) => url));
  return { feeds: OPEN_FEEDS.map((feed) => ({ ...describe(feed), added: added.has(feed.url) })) };
}

/**
 * Adds the open feeds that are not there yet.
 * @param language only those of this language
 * @throws HttpError conflict if all are there already
 */
export function addOpenFeeds(db: Db, by: CurrentUser, language: LanguageCode | undefined): Promise<Logged> {
  const chosen = OPEN_FEEDS.filter((feed) => language === undefined || feed.language === language);
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(feeds)
      .values(chosen.map((feed) => ({ ...feed, fromSettings: false })))
      .onConflictDoNothing()
      .returning({ id: feeds.id });
    if (added.length === 0) throw new HttpError("conflict", ({ admin }) => admin.feedsThere);
    return writeLog(tx, by, {
      action: "open_feeds_added",
      targetId: added.map(({ id }) => id).join(","),
      targetName: String(added.length),
    });
  });
}

const about = ({ id, name, url }: Pick<Feed, "id" | "name" | "url">) => ({
  targetId: String(id),
  targetName: name ?? url,
});

async function lockFeed(tx: Db, id: number): Promise<Feed> {
  const [feed] = await tx.select().from(feeds).where(eq(feeds.id, id)).for("update");
  if (!feed) throw new HttpError("not_found", ({ admin }) => admin.noFeed);
  return feed;
}
