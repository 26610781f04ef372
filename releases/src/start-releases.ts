import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UNITS, type Unit } from "@lagom/shared/remote";
import { build } from "./build.ts";
import { describe } from "./describe.ts";
import { changeEnvironment, type Db, readEnvironment } from "./environment.ts";
import type { UnitState } from "./environment-document.ts";
import { publish } from "./publish.ts";
import { readRecord } from "./records.ts";
import { releaseId } from "./release-id.ts";
import type { FileStore } from "./store.ts";

/** Who the log names when `start` itself makes a release live. */
export const STARTER = "start";

interface Options {
  /** The checkout that is built. */
  root: string;
  production: boolean;
  onProgress: (text: string) => void;
}

/**
 * Builds and publishes what has changed since the last start, and makes it live where that undoes nobody's decision:
 * where nothing is live yet, or, in development only, where `start` itself made the live release live.
 */
export async function releaseWhatChanged(db: Db, store: FileStore, options: Options): Promise<void> {
  for (const unit of UNITS) {
    const id = await releaseId(options.root, unit);
    await buildOnce(db, store, unit, id, options);
    const environment = await readEnvironment(db);
    const live = environment.document.units[unit];
    if (live?.live === id || !mayMove(live, options.production)) continue;
    await changeEnvironment(
      db,
      environment,
      { action: "promote", unit, to: id, percent: null },
      { who: STARTER },
    );
  }
}

/** Whether a release of the shell and of every area is live, so that no page of the product is missing. */
export async function isAllLive(db: Db): Promise<boolean> {
  const { document } = await readEnvironment(db);
  return UNITS.every((unit) => document.units[unit]);
}

/** Whether a start may make another release live: never over what a person, or production, has decided. */
export function mayMove(live: Pick<UnitState, "by"> | undefined, production: boolean): boolean {
  return !live || (!production && live.by === STARTER);
}

async function buildOnce(
  db: Db,
  store: FileStore,
  unit: Unit,
  id: string,
  { root, onProgress }: Options,
): Promise<void> {
  if (await readRecord(db, unit, id)) return;
  onProgress(`building ${unit} (${id})`);
  const folder = await mkdtemp(join(tmpdir(), `lagom-${unit}-`));
  try {
    await build(root, unit, id, folder);
    await publish(db, store, folder, await describe(unit, id, folder, { revision: null, author: STARTER }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
