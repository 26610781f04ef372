import { readEnvironment } from "@lagom/releases/environment";
import { fallbackOf } from "@lagom/releases/environment-document";
import { filePath, readRecord } from "@lagom/releases/publish";
import type { ReleaseRecord } from "@lagom/releases/record";
import type { FileStore } from "@lagom/releases/store";
import type { AreaRelease, ReleaseDocument, ShellRelease } from "@lagom/shared/release-document";
import type { Unit } from "@lagom/shared/remote";
import { AREAS } from "@lagom/shared/remote";
import type { Db } from "../db/open.ts";

/** New page loads see a change of the environment within this time (design §4: within a second). */
const READ_AGAIN_MS = 500;

/** What the web host serves right now. */
export interface ReleaseState {
  document: ReleaseDocument;
  /** The live record of each unit that has one. */
  records: ReadonlyMap<Unit, ReleaseRecord>;
}

/** Gives the live releases, read from the database at most twice a second; an older answer serves while it fails. */
export function releaseStates(db: Db): () => Promise<ReleaseState> {
  let known: ReleaseState | undefined;
  let readAt = 0;
  let reading: Promise<ReleaseState> | undefined;
  return async () => {
    if (known && Date.now() - readAt < READ_AGAIN_MS) return known;
    reading ??= readState(db).finally(() => {
      reading = undefined;
    });
    try {
      known = await reading;
      readAt = Date.now();
    } catch (error) {
      if (!known) throw error;
    }
    return known;
  };
}

async function readState(db: Db): Promise<ReleaseState> {
  const { environmentId, revision, document } = await readEnvironment(db);
  const records = new Map<Unit, ReleaseRecord>();
  const recordOf = async (unit: Unit, id: string | null | undefined) =>
    id ? readRecord(db, unit, id) : undefined;
  const areas: ReleaseDocument["areas"] = {};
  for (const area of AREAS) {
    const state = document.units[area];
    const live = await recordOf(area, state?.live);
    if (!live) continue;
    records.set(area, live);
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
  records.set("shell", shell);
  const previous = await recordOf("shell", fallbackOf(document.units.shell));
  return {
    records,
    document: {
      environment: environmentId,
      revision,
      worker: document.worker,
      shell: { live: shellRelease(shell), fallback: previous ? shellRelease(previous) : null },
      areas,
    },
  };
}

/** The address of a release's file on the web host. */
export const fileUrl = ({ unit, id }: ReleaseRecord, name: string): string =>
  `/releases/${filePath(unit, id, name)}`;

/** The hash of a release's file. */
export function integrityIn(record: ReleaseRecord, name: string): string {
  const file = record.files[name];
  if (!file) throw new Error(`Release ${record.unit} ${record.id} has no file ${name}`);
  return file.integrity;
}

function areaRelease(record: ReleaseRecord): AreaRelease {
  if (!record.entry) throw new Error(`Release ${record.unit} ${record.id} has no entry`);
  return {
    id: record.id,
    entry: fileUrl(record, record.entry),
    integrity: integrityIn(record, record.entry),
  };
}

function shellRelease(record: ReleaseRecord): ShellRelease {
  const { scripts, styles } = record.exposes.main ?? { scripts: [], styles: [] };
  return {
    id: record.id,
    scripts: scripts.map((name) => ({ src: fileUrl(record, name), integrity: integrityIn(record, name) })),
    styles: styles.map((name) => ({ href: fileUrl(record, name), integrity: integrityIn(record, name) })),
  };
}

/** Reads text files of live shells, each once; two shells are live at most while one takes over. */
export function shellFiles(store: FileStore): (record: ReleaseRecord, name: string) => Promise<string> {
  const MOST = 8;
  const texts = new Map<string, string>();
  return async (record, name) => {
    const path = filePath(record.unit, record.id, name);
    const known = texts.get(path);
    if (known !== undefined) return known;
    const contents = await store.read(path);
    if (!contents) throw new Error(`The release store lacks ${path}`);
    const text = new TextDecoder().decode(contents);
    if (texts.size >= MOST) texts.clear();
    texts.set(path, text);
    return text;
  };
}
