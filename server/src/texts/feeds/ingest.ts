import { FetchRefused } from "../../platform/http/safe-fetch.ts";
import { canonicalUrl } from "./canonical-url.ts";
import type { NewsFeed } from "./feed-list.ts";
import { claimFeed, endFeed, type FeedState, forgetItems, knownItems, noteItem } from "./feeds.queries.ts";
import { type IngestDeps, ingestItem } from "./ingest-item.ts";
import { type ParsedFeed, readFeedDocument } from "./parse-feed.ts";
import { PageRefused, reasonOf } from "./polite-fetch.ts";
import { slugOf } from "./store-source.ts";

const MOST_ITEMS = 300;
/** A host gets one request at a time; several hosts are read at once. */
const ITEMS_AT_ONCE = 4;
/** Failures that may not occur next time. */
const PASSING: readonly FetchRefused["reason"][] = ["timeout", "network"];

/** The result of reading one feed. */
export interface FeedReport {
  feed: string;
  stored: number;
  duplicates: number;
  refused: { url: string; reason: string }[];
  /** Why the feed itself could not be read. */
  failure: string | null;
}

/**
 * Reads the feeds that are due and stores their new articles; a problem with one feed does not stop the others.
 * @param everyMs minimum age of the last reading; 0 reads all
 */
export async function ingestFeeds(
  deps: IngestDeps,
  feeds: readonly NewsFeed[],
  everyMs: number,
): Promise<FeedReport[]> {
  const reports: FeedReport[] = [];
  for (const feed of feeds) {
    if (deps.signal?.aborted) break;
    const state = await claimFeed(deps.db, feed.url, everyMs);
    if (state) reports.push(await ingestFeed(deps, feed, state));
  }
  await forgetItems(deps.db);
  return reports;
}

async function ingestFeed(deps: IngestDeps, feed: NewsFeed, state: FeedState): Promise<FeedReport> {
  const report: FeedReport = { feed: feed.url, stored: 0, duplicates: 0, refused: [], failure: null };
  try {
    const { parsed, ...validators } = await fetchFeed(deps, feed, state);
    if (parsed) await ingestItems(deps, feed, parsed, report);
    await endFeed(deps.db, feed.url, validators);
  } catch (error) {
    report.failure = reasonOf(error);
    await endFeed(deps.db, feed.url, { failure: report.failure });
  }
  return report;
}

/** The feed; undefined if it is unchanged since it was last read. */
async function fetchFeed({ fetch }: IngestDeps, feed: NewsFeed, { etag, lastModified }: FeedState) {
  const reply = await fetch.get(feed.url, {
    accept:
      "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5",
    ...(etag ? { "if-none-match": etag } : {}),
    ...(lastModified ? { "if-modified-since": lastModified } : {}),
  });
  if (reply.status === 304) return { parsed: null };
  if (reply.status !== 200) throw new PageRefused(`The feed answered ${reply.status}`);
  return {
    parsed: readFeedDocument(new TextDecoder().decode(reply.body), reply.url),
    etag: reply.headers.get("etag"),
    lastModified: reply.headers.get("last-modified"),
  };
}

async function ingestItems(
  deps: IngestDeps,
  feed: NewsFeed,
  parsed: ParsedFeed,
  report: FeedReport,
): Promise<void> {
  const items = parsed.items.slice(0, MOST_ITEMS);
  const known = await knownItems(
    deps.db,
    items.map((item) => slugOf(canonicalUrl(item.url))),
  );
  const fresh = items.filter((item) => !known.has(slugOf(canonicalUrl(item.url)))).values();
  const work = async () => {
    for (const item of fresh) {
      if (deps.signal?.aborted) return;
      try {
        const result = await ingestItem(deps, feed, parsed, item);
        if (result === "stored") report.stored += 1;
        else report.duplicates += 1;
      } catch (error) {
        report.refused.push({ url: item.url, reason: reasonOf(error) });
        if (error instanceof FetchRefused && PASSING.includes(error.reason)) continue;
        const slug = slugOf(canonicalUrl(item.url));
        await noteItem(deps.db, { slug, url: item.url, feedUrl: feed.url, refused: reasonOf(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: ITEMS_AT_ONCE }, work));
}
