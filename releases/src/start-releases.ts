import { DEPLOYABLES, type Deployable } from "@lagom/shared/remote";
import type { Builds } from "./builds.ts";
import { describe } from "./describe.ts";
import { changeEnvironment, type Db, LostRaceError, readEnvironment } from "./environment.ts";
import type { DeployableState } from "./environment-document.ts";
import { publish } from "./publish.ts";
import { readRecord } from "./records.ts";
import { releaseId } from "./release-id.ts";
import type { FileStore } from "./store.ts";

/** The name in the log when `start` itself makes a release live. */
export const STARTER = "start";
/** Of a change that others come before. */
const TRIES = 5;

interface Options {
  /** The checkout to build. */
  root: string;
  production: boolean;
}

/**
 * Builds and publishes whatever has changed since the last start. Makes it live where that overrides nobody's decision: if nothing
 * is live yet or, in development only, if `start` itself made the current release live. One process at a time should do this.
 * @throws LostRaceError when others change the environment all the time
 */
export async function releaseWhatChanged(
  db: Db,
  store: FileStore,
  builds: Builds,
  { root, production }: Options,
): Promise<void> {
  for (const deployable of DEPLOYABLES) {
    const id = await releaseId(root, deployable);
    await buildOnce(db, store, deployable, id, builds);
    await makeLive(db, deployable, id, production);
  }
}

/** Whether `releaseWhatChanged` would find nothing to do. */
export async function isAllReleased(db: Db, { root, production }: Options): Promise<boolean> {
  const { document } = await readEnvironment(db);
  for (const deployable of DEPLOYABLES) {
    const id = await releaseId(root, deployable);
    if (isToMove(document.deployables[deployable], id, production)) return false;
    if (!(await readRecord(db, deployable, id))) return false;
  }
  return true;
}

/** Makes a release live, also while other people or processes change the environment. */
async function makeLive(db: Db, deployable: Deployable, id: string, production: boolean): Promise<void> {
  for (let left = TRIES; ; left--) {
    const environment = await readEnvironment(db);
    if (!isToMove(environment.document.deployables[deployable], id, production)) return;
    const change = { action: "promote", deployable, to: id, percent: null } as const;
    try {
      await changeEnvironment(db, environment, change, { who: STARTER });
      return;
    } catch (error) {
      if (!(error instanceof LostRaceError) || left === 1) throw error;
    }
  }
}

/** Whether the shell and every area have a live release, so that no page is missing. */
export async function isAllLive(db: Db): Promise<boolean> {
  const { document } = await readEnvironment(db);
  return DEPLOYABLES.every((deployable) => document.deployables[deployable]);
}

/** Whether a start may make another release live: never over the decision of a person, and never in production. */
export function mayMove(live: Pick<DeployableState, "by"> | undefined, production: boolean): boolean {
  return !live || (!production && live.by === STARTER);
}

const isToMove = (state: DeployableState | undefined, id: string, production: boolean) =>
  state?.live !== id && mayMove(state, production);

async function buildOnce(
  db: Db,
  store: FileStore,
  deployable: Deployable,
  id: string,
  builds: Builds,
): Promise<void> {
  if (await readRecord(db, deployable, id)) return;
  const folder = await builds.take(deployable, id);
  const record = await describe(deployable, id, folder, { revision: null, author: STARTER });
  await publish(db, store, folder, record);
}
