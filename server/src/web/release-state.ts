import { readEnvironment } from "@lagom/releases/environment";
import { fallbackOf } from "@lagom/releases/environment-document";
import type { ReleaseRecord } from "@lagom/releases/record";
import { readRecord } from "@lagom/releases/records";
import type { ReleaseDocument } from "@lagom/shared/release-document";
import { AREAS, type Area, type Unit } from "@lagom/shared/remote";
import type { Db } from "../db/open.ts";
import type { GoodState, LastGood } from "./last-good.ts";
import { areaRelease, shellRelease } from "./release-address.ts";
import { READ_WITHIN_MS, within } from "./within.ts";

/** New page loads see a change of the environment within this time (design §4: within a second). */
const READ_AGAIN_MS = 500;

/** What the web host serves right now. */
export interface ReleaseState {
  document: ReleaseDocument;
  /** The live record of each unit that has one. */
  records: ReadonlyMap<Unit, ReleaseRecord>;
  /** The records of every release that the document names. */
  named: readonly ReleaseRecord[];
}

/**
 * Gives the releases as they are, read from the database at most twice a second. While it is down, the last good state
 * serves, that of the process before this one too.
 */
export function releaseStates(db: Db, kept: LastGood): () => Promise<ReleaseState> {
  let known: ReleaseState | undefined;
  let askedAt = 0;
  let reading: Promise<ReleaseState> | undefined;
  const read = async (): Promise<ReleaseState> => {
    const state = await within(READ_WITHIN_MS, readState(db));
    if (state.document.revision !== known?.document.revision) {
      void kept.keep({ document: state.document, records: [...state.named] });
    }
    return state;
  };
  return async () => {
    if (known && Date.now() - askedAt < READ_AGAIN_MS) return known;
    reading ??= read().finally(() => {
      askedAt = Date.now();
      reading = undefined;
    });
    try {
      known = await reading;
    } catch (error) {
      const saved = known ? undefined : await kept.load();
      known ??= saved && stateOf(saved);
      if (!known) throw error;
    }
    return known;
  };
}

async function readState(db: Db): Promise<ReleaseState> {
  const { environmentId, revision, document } = await readEnvironment(db);
  const named: ReleaseRecord[] = [];
  const recordOf = async (unit: Unit, id: string | null | undefined) => {
    const record = id ? await readRecord(db, unit, id) : undefined;
    if (record) named.push(record);
    return record;
  };
  const areas: ReleaseDocument["areas"] = {};
  for (const area of AREAS) {
    const state = document.units[area];
    const live = await recordOf(area, state?.live);
    if (!live) continue;
    const trial = await recordOf(area, state?.candidate?.release);
    const fallback = await recordOf(area, fallbackOf(state));
    areas[area] = {
      live: areaRelease(live),
      candidate: trial ? { ...areaRelease(trial), percent: state?.candidate?.percent ?? 0 } : null,
      fallback: fallback ? areaRelease(fallback) : null,
    };
  }
  const shell = await recordOf("shell", document.units.shell?.live);
  if (!shell) throw new Error("No release of the shell is live");
  const previous = await recordOf("shell", fallbackOf(document.units.shell));
  return stateOf({
    document: {
      environment: environmentId,
      revision,
      worker: document.worker,
      shell: { live: shellRelease(shell), fallback: previous ? shellRelease(previous) : null },
      areas,
    },
    records: named,
  });
}

function stateOf({ document, records }: GoodState): ReleaseState {
  const liveOf = (unit: Unit) =>
    unit === "shell" ? document.shell.live.id : document.areas[unit as Area]?.live.id;
  const live = records.filter(({ unit, id }) => liveOf(unit) === id);
  return { document, named: records, records: new Map(live.map((record) => [record.unit, record])) };
}
