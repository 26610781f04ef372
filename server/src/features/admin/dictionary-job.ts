import { rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import type { PublishedDictionary } from "../../language/dictionaries/catalogue.ts";
import { failureCode } from "../../language/dictionaries/failure-code.ts";
import { fetchDictionary } from "../../language/dictionaries/fetch-dictionary.ts";
import {
  ImportEnded,
  importDictionary,
  reportProgress,
} from "../../language/dictionaries/import-dictionary.ts";
import { openDictionary } from "../../language/dictionaries/open-dictionary.ts";
import { sweepEntries } from "../../language/dictionaries/sweep-entries.ts";
import type { BackgroundJob } from "../../platform/background-job.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { describeError } from "../../platform/http/describe-error.ts";
import type { JobKind } from "../../platform/jobs/job-kind.ts";
import { createPace } from "../../platform/pace.ts";
import type { FeatureDeps } from "../feature.ts";

const DAY_MS = 86_400_000;
/** So few that others hardly wait for a statement; together with the rests 300,000 take some minutes. */
const ENTRIES_AT_ONCE = 50;
/** Milliseconds of rest for each of work, so that look-ups hardly wait (`pnpm bench dictionary`). */
const REST = 8;
const LONGEST_REST_MS = 60;
const MOST_FAILURE_TEXT = 300;

/** A dictionary to fetch, as the catalogue had it when it was asked for. */
export interface DictionaryJob {
  dictionaryId: number;
  published: PublishedDictionary;
}

export const DICTIONARY_IMPORT: JobKind<DictionaryJob> = {
  name: "dictionary-import",
  attemptSeconds: 12 * 3600,
  lifeMs: () => 3 * DAY_MS,
};

/** Imports dictionaries one after the other. One whose process ended is begun again, here or on another node. */
export const importDictionaries: BackgroundJob<FeatureDeps> = {
  name: DICTIONARY_IMPORT.name,
  start({ db, config, queue }) {
    const inTurn = pLimit(1);
    const ending = new AbortController();
    queue.work(DICTIONARY_IMPORT, ({ data }) => inTurn(() => importOne({ db, config }, data, ending.signal)));
    return async () => ending.abort();
  },
};

/** @throws AbortError when the process ends, so that the job is done again */
async function importOne(
  { db, config }: { db: Db; config: Config },
  { dictionaryId: id, published }: DictionaryJob,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const folder = join(config.dataFolder, "dictionaries", String(id));
  const rest = createPace(REST, LONGEST_REST_MS);
  try {
    await reportProgress(db, id, { state: "fetching", percent: 0, entries: 0 });
    await sweepEntries(db, id);
    const file = await fetchDictionary(published, folder, {
      allow: config.FETCH_ALLOW,
      signal,
      rest,
      onProgress: inSteps((percent) => reportProgress(db, id, { percent })),
    });
    const { opened } = await openDictionary(file, published.languages);
    const { id: catalogueId, name, url, languages } = published;
    const facts = { catalogueId, name, url, languages, licence: published.licence ?? undefined };
    await importDictionary(db, id, opened, facts, { atOnce: ENTRIES_AT_ONCE, rest, signal }).finally(
      opened.close,
    );
  } catch (error) {
    signal.throwIfAborted();
    await sweepEntries(db, id);
    if (error instanceof ImportEnded) return;
    const failure = describeError(error).message.slice(0, MOST_FAILURE_TEXT);
    const failed = {
      state: "failed",
      percent: 0,
      entries: 0,
      failure,
      failureCode: failureCode(error),
    } as const;
    await reportProgress(db, id, failed).catch((cause: unknown) => {
      if (!(cause instanceof ImportEnded)) throw cause;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Passes on each whole percent once. */
function inSteps(report: (percent: number) => Promise<void>): (percent: number) => Promise<void> {
  let last = 0;
  return async (percent) => {
    if (percent === last) return;
    last = percent;
    await report(percent);
  };
}
