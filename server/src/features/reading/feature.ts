import { recurring } from "../../platform/jobs/jobs-of-features.ts";
import type { JobQueue } from "../../platform/jobs/queue.ts";
import { readNews } from "../../texts/feeds/feed-schedule.ts";
import type { TextPool } from "../../texts/passages/text-pool.ts";
import { forgetUsage } from "../../texts/rewriting/jobs/budget.queries.ts";
import { forgetOldJobs, forgetOldUsage } from "../../texts/rewriting/jobs/forget-old-jobs.ts";
import { writeTexts } from "../../texts/rewriting/model/model-writer.ts";
import type { Feature } from "../feature.ts";
import { bookTextRoutes } from "./book-texts.routes.ts";
import type { Rewriters } from "./read-or-write.ts";
import { textRoutes } from "./text.routes.ts";

export interface ReadingDeps extends Rewriters {
  textPool: TextPool;
  queue: JobQueue;
}

export const readingFeature: Feature<ReadingDeps> = {
  routes(app, deps) {
    textRoutes(app, deps);
    bookTextRoutes(app, deps);
  },
  jobs: [writeTexts, readNews, recurring(forgetOldJobs), recurring(forgetOldUsage)],
  personalData: { delete: forgetUsage },
};
