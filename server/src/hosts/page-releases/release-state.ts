import { isDeepStrictEqual } from "node:util";
import { readEnvironment } from "@lagom/releases/environment";
import { areasOf, fallbackOf } from "@lagom/releases/environment-document";
import type { ReleaseRecord } from "@lagom/releases/record";
import { readRecord } from "@lagom/releases/records";
import type { AreaRelease, ReleaseDocument } from "@lagom/shared/release-document";
import type { AreaName, Deployable } from "@lagom/shared/remote";
import type { Db } from "../../platform/database/open.ts";
import { READ_WITHIN_MS, within } from "../../platform/within.ts";
import type { GoodState, LastGood } from "./last-good.ts";
import { NothingLiveError } from "./nothing-live.ts";
import { areaRelease, declaredPages, shellRelease } from "./release-address.ts";

/** While the database is down, it is retried after this time; until then no request waits for it. */
const ASK_AGAIN_MS = 500;
/** A read that hangs for this long is started again. */
const GIVE_UP_MS = 10_000;

/** The releases that the web host is serving. */
export interface ReleaseState {
  /** In English; `documentIn` gives it in other languages. */
  document: ReleaseDocument;
  /** The live record of each deployable that has one. */
  records: ReadonlyMap<Deployable, ReleaseRecord>;
  /** The records of every release that the document names. */
  named: readonly ReleaseRecord[];
  /** Every area there is, also those without a live release: what is below their names is theirs. */
  areas: readonly AreaName[];
}

/**
 * Gives the releases as they are: each request asks the database for the revision, together with those that ask meanwhile, so
 * that the next document after a change shows it. While the database is down, the last good state serves, that of the process
 * before this one too.
 */
export function releaseStates(db: Db, kept: LastGood): () => Promise<ReleaseState> {
  let known: ReleaseState | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<ReleaseState> | undefined;
  const read = async (): Promise<ReleaseState> => {
    const environment = await readEnvironment(db);
    if (known && isOf(known, environment)) return known;
    const state = await readState(db, environment);
    void kept.keep({ document: state.document, records: [...state.named], areas: [...state.areas] });
    return state;
  };
  return async () => {
    if (known && performance.now() - failedAt < ASK_AGAIN_MS) return known;
    reading ??= within(GIVE_UP_MS, read()).finally(() => {
      reading = undefined;
    });
    const pending = reading;
    try {
      known = await within(READ_WITHIN_MS, pending);
    } catch {
      failedAt = performance.now();
      const saved = known ? undefined : await kept.load();
      known ??= saved && stateOf(saved);
      // With nothing else to show, a slow answer is better than none.
      known ??= await pending;
    }
    return known;
  };
}

type Environment = Awaited<ReturnType<typeof readEnvironment>>;

const isOf = ({ document }: ReleaseState, { environmentId, revision }: Environment): boolean =>
  document.environment === environmentId && document.revision === revision;

async function readState(db: Db, { environmentId, revision, document }: Environment): Promise<ReleaseState> {
  const named: ReleaseRecord[] = [];
  const recordOf = async (deployable: Deployable, id: string | null | undefined) => {
    const record = id ? await readRecord(db, deployable, id) : undefined;
    if (record) named.push(record);
    return record;
  };
  const areas: ReleaseDocument["areas"] = {};
  for (const area of areasOf(document)) {
    const state = document.deployables[area];
    const live = await recordOf(area, state?.live);
    if (!live) continue;
    const canary = await recordOf(area, state?.canary?.release);
    const fallback = await recordOf(area, fallbackOf(state));
    areas[area] = {
      live: areaRelease(live),
      canary: canary ? { ...beside(live, canary), percent: state?.canary?.percent ?? 0 } : null,
      fallback: fallback ? beside(live, fallback) : null,
    };
  }
  const shell = await recordOf("shell", document.deployables.shell?.live);
  if (!shell) throw new NothingLiveError();
  const previous = await recordOf("shell", fallbackOf(document.deployables.shell));
  return stateOf({
    document: {
      environment: environmentId,
      revision,
      worker: document.worker,
      shell: { live: shellRelease(shell), fallback: previous ? shellRelease(previous) : null },
      areas,
    },
    records: named,
    areas: areasOf(document),
  });
}

/** A release of an area beside the live one, whose pages are named only where they are others. */
function beside(live: ReleaseRecord, record: ReleaseRecord): AreaRelease {
  const { pages = [], ...release } = areaRelease(record);
  const same = isDeepStrictEqual(shownPages(record), shownPages(live));
  return same ? release : { ...release, pages };
}

/** What browsers are told of the pages of a release, in all languages. */
const shownPages = (record: ReleaseRecord) =>
  declaredPages(record).map(({ description: _, ...page }) => page);

function stateOf({ document, records, areas = [] }: GoodState): ReleaseState {
  const liveOf = (deployable: Deployable) =>
    deployable === "shell" ? document.shell.live.id : document.areas[deployable]?.live.id;
  const live = records.filter(({ deployable, id }) => liveOf(deployable) === id);
  return {
    document,
    named: records,
    areas,
    records: new Map(live.map((record) => [record.deployable, record])),
  };
}
