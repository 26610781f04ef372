import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { readFeeds } from "../../texts/feeds/feed-list.ts";
import { startFeedSchedule } from "../../texts/feeds/feed-schedule.ts";
import type { TextPool } from "../../texts/passages/text-pool.ts";

/** Reads the configured feeds when they are due, until the app closes. */
export function readFeedsInBackground(
  app: FastifyInstance,
  { db, config, textPool }: { db: Db; config: Config; textPool: TextPool },
): void {
  const feeds = readFeeds(config.NEWS_FEEDS);
  if (feeds.length === 0) return;
  const end = startFeedSchedule({ db, textPool, config, feeds, log: app.log });
  app.addHook("preClose", end);
}
