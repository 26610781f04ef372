import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import type { TextPool } from "../passages/text-pool.ts";
import { createExtractor } from "./extractor.ts";
import type { NewsFeed } from "./feed-list.ts";
import { ingestFeeds } from "./ingest.ts";
import { politeFetch } from "./polite-fetch.ts";

const LOOK_MS = 60_000;

export interface ScheduleDeps {
  db: Db;
  textPool: TextPool;
  config: Pick<Config, "NEWS_EVERY_MINUTES" | "FETCH_ALLOW">;
  feeds: readonly NewsFeed[];
  log: FastifyBaseLogger;
}

/**
 * Reads the feeds of the configuration when they are due; several nodes share the work by the feeds' leases.
 * @returns how to end it: a reading under way stops after the article in hand
 */
export function startFeedSchedule({ db, textPool, config, feeds, log }: ScheduleDeps): () => Promise<void> {
  const everyMs = config.NEWS_EVERY_MINUTES * 60_000;
  const ending = new AbortController();
  let round: Promise<void> | undefined;

  async function read(): Promise<void> {
    const extractor = createExtractor();
    const fetch = politeFetch({ allow: config.FETCH_ALLOW });
    try {
      const deps = { db, textPool, extractor, fetch, signal: ending.signal };
      for (const { refused, ...report } of await ingestFeeds(deps, feeds, everyMs)) {
        log.info({ ...report, refused: refused.length }, "a feed was read");
      }
    } catch (err) {
      log.error({ err }, "the feeds could not be read");
    } finally {
      await extractor.close();
    }
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
