import type { FastifyBaseLogger } from "fastify";
import type { BackgroundJob } from "../../platform/background-job.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import type { TextPool } from "../passages/text-pool.ts";
import { createExtractor } from "./extractor.ts";
import { feedsOfSettings } from "./feed-list.ts";
import { removeUnnamedFeeds, storeFeedsOfSettings } from "./feeds.queries.ts";
import { ingestFeeds } from "./ingest.ts";
import { politeFetch } from "./polite-fetch.ts";

const LOOK_MS = 60_000;

interface FeedJobDeps {
  db: Db;
  textPool: TextPool;
  config: Pick<Config, "NEWS_FEEDS" | "NEWS_SOURCES" | "NEWS_EVERY_MINUTES" | "FETCH_ALLOW">;
}

/** Reads the feeds of the settings and of the administration when they are due. Nodes share the work by the feeds' leases. */
export const readNews: BackgroundJob<FeedJobDeps> = { name: "read news", start: startSchedule };

/** @returns a function that ends it; a reading in progress stops after the current article */
function startSchedule({ db, textPool, config }: FeedJobDeps, log: FastifyBaseLogger): () => Promise<void> {
  const everyMs = config.NEWS_EVERY_MINUTES * 60_000;
  const ending = new AbortController();
  let round: Promise<void> | undefined;
  let stored = false;

  async function read(): Promise<void> {
    const extractor = createExtractor();
    const fetch = politeFetch({ allow: config.FETCH_ALLOW });
    try {
      if (!stored) await storeSettings();
      const deps = { db, textPool, extractor, fetch, signal: ending.signal };
      for (const { refused, ...report } of await ingestFeeds(deps, everyMs)) {
        log.info({ ...report, refused: refused.length }, "a feed was read");
      }
    } catch (err) {
      log.error({ err }, "the feeds could not be read");
    } finally {
      await extractor.close();
    }
  }

  async function storeSettings(): Promise<void> {
    const named = feedsOfSettings(config);
    await storeFeedsOfSettings(db, named);
    await removeUnnamedFeeds(db, named);
    stored = true;
  }

  const look = () => {
    round ??= read().finally(() => {
      round = undefined;
    });
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await round;
  };
}
