import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEPLOYABLES, type Deployable } from "@lagom/shared/remote";
import { build } from "./build.ts";
import { describe } from "./describe.ts";
import { changeEnvironment, type Db, readEnvironment } from "./environment.ts";
import type { DeployableState } from "./environment-document.ts";
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
  for (const deployable of DEPLOYABLES) {
    const id = await releaseId(options.root, deployable);
    await buildOnce(db, store, deployable, id, options);
    const environment = await readEnvironment(db);
    const live = environment.document.deployables[deployable];
    if (live?.live === id || !mayMove(live, options.production)) continue;
    await changeEnvironment(
      db,
      environment,
      { action: "promote", deployable, to: id, percent: null },
      { who: STARTER },
    );
  }
}

/** Whether a release of the shell and of every area is live, so that no page of the product is missing. */
export async function isAllLive(db: Db): Promise<boolean> {
  const { document } = await readEnvironment(db);
  return DEPLOYABLES.every((deployable) => document.deployables[deployable]);
}

/** Whether a start may make another release live: never over what a person, or production, has decided. */
export function mayMove(live: Pick<DeployableState, "by"> | undefined, production: boolean): boolean {
  return !live || (!production && live.by === STARTER);
}

async function buildOnce(
  db: Db,
  store: FileStore,
  deployable: Deployable,
  id: string,
  { root, onProgress }: Options,
): Promise<void> {
  if (await readRecord(db, deployable, id)) return;
  onProgress(`building ${deployable} (${id})`);
  const folder = await mkdtemp(join(tmpdir(), `lagom-${deployable}-`));
  try {
    await build(root, deployable, id, folder);
    await publish(
      db,
      store,
      folder,
      await describe(deployable, id, folder, { revision: null, author: STARTER }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
