import type { FileStore } from "@lagom/releases/store";
import type { BackgroundJob } from "../../platform/background-job.ts";
import type { JobQueue } from "../../platform/jobs/queue.ts";
import { SPOKEN } from "./speak-once.ts";

const DAY_MS = 86_400_000;
const STORED_DAYS = 90;
/** Of the usual sentence, a gigabyte as MP3 and four as WAV. */
const MOST_STORED = 20_000;

/** Removes what was spoken 90 days ago, and the oldest beyond 20,000 sentences. */
export async function removeOldSpeech(store: FileStore, now = new Date(), most = MOST_STORED): Promise<void> {
  const oldest = now.getTime() - STORED_DAYS * DAY_MS;
  const files = (await store.list(SPOKEN)).toSorted((a, b) => b.at.getTime() - a.at.getTime());
  for (const [index, { key, at }] of files.entries())
    if (index >= most || at.getTime() < oldest) await store.remove(key);
}

/** Keeps the stored sound within its bounds, daily on one of the nodes. */
export const forgetOldSpeech: BackgroundJob<{ store: FileStore; queue: JobQueue }> = {
  name: "forget-speech",
  start({ store, queue }) {
    queue.recur([{ name: "forget-speech", every: "day", run: () => removeOldSpeech(store) }]);
    return undefined;
  },
};
