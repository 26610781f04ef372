import { describeError } from "../../platform/http/describe-error.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { FetchRefused, type SafeReply } from "../../platform/http/safe-fetch.ts";
import { TaskTimeout } from "../../platform/workers/worker-pool.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { claimFeed, endFeed, type Feed, forgetItems, knownItems, noteItem, now } from "./feeds.queries.ts";
import { type IngestDeps, ingestItem } from "./ingest-item.ts";
import { type ParsedFeed, readFeedDocument } from "./parse-feed.ts";
import { failureCode, PageRefused, reasonOf } from "./polite-fetch.ts";
import { slugOf } from "./store-source.ts";

const MOST_ITEMS = 300;
/** A host gets one request at a time; several hosts are read at once. */
const ITEMS_AT_ONCE = 4;
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
export async function ingestFeeds(deps: IngestDeps, everyMs: number): Promise<FeedReport[]> {
  const reports: FeedReport[] = [];
  const due = new Date((await now(deps.db)).getTime() - everyMs);
  while (!deps.signal?.aborted) {
    const feed = await claimFeed(deps.db, due);
    if (!feed) break;
    reports.push(await ingestFeed(deps, feed));
  }
  if (reports.length > 0) await forgetItems(deps.db);
  return reports;
}

async function ingestFeed(deps: IngestDeps, feed: Feed): Promise<FeedReport> {
  const report: FeedReport = { feed: feed.url, stored: 0, duplicates: 0, refused: [], failure: null };
  try {
    const { parsed, ...validators } = await fetchFeed(deps, feed);
    const noted = parsed ? await ingestItems(deps, feed, parsed, report) : 0;
    // An unchanged feed is not read, so one with items to try again must not count as unchanged.
    const isRead = report.refused.length === noted && !deps.signal?.aborted;
    const state = isRead ? validators : { etag: null, lastModified: null };
    await endFeed(deps.db, feed.url, state, { stored: report.stored, refused: noted });
  } catch (error) {
    report.failure = reasonOf(error);
    await endFeed(deps.db, feed.url, { failure: report.failure, failureCode: failureCode(error) });
  }
  return report;
}

/** The feed; undefined if it is unchanged since it was last read. */
async function fetchFeed({ fetch }: IngestDeps, { url, etag, lastModified }: Feed) {
  const reply = await fetch.get(url, {
    accept:
      "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5",
    ...(etag ? { "if-none-match": etag } : {}),
    ...(lastModified ? { "if-modified-since": lastModified } : {}),
  });
  if (reply.status === 304) return { parsed: null };
  if (reply.status !== 200) throw new PageRefused(`The feed answered ${reply.status}`, "status");
  return {
    parsed: parsed(reply),
    etag: reply.headers.get("etag"),
    lastModified: reply.headers.get("last-modified"),
  };
}

function parsed({ body, url }: SafeReply): ParsedFeed {
  try {
    return readFeedDocument(new TextDecoder().decode(body), url);
  } catch (cause) {
    throw Object.assign(new PageRefused(describeError(cause).message), { cause });
  }
}

/** @returns how many were refused for good */
async function ingestItems(
  deps: IngestDeps,
  feed: Feed,
  parsed: ParsedFeed,
  report: FeedReport,
): Promise<number> {
  let noted = 0;
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
        if (mayPass(error)) continue;
        const slug = slugOf(canonicalUrl(item.url));
        await noteItem(deps.db, { slug, url: item.url, feedUrl: feed.url, refused: reasonOf(error) });
        noted += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: ITEMS_AT_ONCE }, work));
  return noted;
}

/** Whether a failure may not occur next time: one of the network, or that this process has too much to do. */
const mayPass = (error: unknown): boolean =>
  error instanceof TaskTimeout ||
  error instanceof HttpError ||
  (error instanceof FetchRefused && PASSING.includes(error.reason));
