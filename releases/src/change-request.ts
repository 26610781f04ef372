import type { Deployable } from "@lagom/shared/remote";
import { type Db, documentAt, UnknownReleaseError } from "./environment.ts";
import {
  type Change,
  type EnvironmentDocument,
  fallbackOf,
  ImpossibleChangeError,
  isOnlyRelease,
  type RolloutPlan,
} from "./environment-document.ts";
import { servedAmong } from "./past.ts";
import { readRecord } from "./records.ts";

/** A requested change. If the release is left out, it follows from the environment. */
export interface ChangeRequest {
  action: Exclude<Change["action"], "copy">;
  deployable?: Deployable | undefined;
  release?: string | undefined;
  percent?: number | undefined;
  /** For `promote`, in place of `percent`: the release goes through these shares of browsers. */
  rollout?: RolloutPlan | undefined;
  toRevision?: number | undefined;
  /** The revision the caller has seen; if it has changed since, the request loses the race. */
  revision?: number | undefined;
  why?: string | undefined;
  force?: boolean | undefined;
}

/**
 * The requested change, with the release filled in from the environment.
 * @throws ImpossibleChangeError, UnknownReleaseError
 */
export async function changeOf(
  db: Db,
  document: EnvironmentDocument,
  { action, deployable, release, percent, rollout, toRevision }: ChangeRequest,
): Promise<Change> {
  if (action === "worker-on" || action === "worker-off") {
    if (document.worker === (action === "worker-on")) {
      throw new ImpossibleChangeError(`The service worker is ${document.worker ? "on" : "off"} already`);
    }
    return { action };
  }
  if (action === "restore") {
    if (toRevision === undefined) throw new ImpossibleChangeError("Name the revision to restore");
    return { action, revision: toRevision, document: await documentAt(db, toRevision) };
  }
  if (!deployable) throw new ImpossibleChangeError(`Name the deployable to ${action}`);
  const state = document.deployables[deployable];
  switch (action) {
    case "promote":
      if (!release) throw new ImpossibleChangeError("Name the release to promote");
      if (deployable === "shell" && (percent ?? rollout) !== undefined) {
        throw new ImpossibleChangeError("The shell has no canary share: it is promoted whole");
      }
      if (rollout && percent === undefined) return firstStep(deployable, release, rollout);
      return { action, deployable, to: release, percent: percent ?? null, rollout: rollout ?? null };
    case "rollback": {
      // While a canary runs, the first step back is to show everybody the live release.
      if (!release && state?.canary) return { action: "withdraw", deployable, to: state.canary.release };
      if (!release && isOnlyRelease(document, deployable)) return { action: "retire", deployable };
      const to = release ?? fallbackOf(state);
      if (!to)
        throw new ImpossibleChangeError(
          `${deployable} has no release before the live one; name one with --to`,
        );
      if (to === state?.live) throw new ImpossibleChangeError(`${to} of ${deployable} is live already`);
      await assertServed(db, deployable, to);
      return { action, deployable, to };
    }
    case "overrule":
    case "withdraw":
    case "pause":
    case "resume":
    case "stop": {
      const to = release ?? state?.canary?.release ?? (action === "overrule" ? state?.live : undefined);
      if (!to) throw new ImpossibleChangeError(`${deployable} has no canary`);
      return { action, deployable, to };
    }
    case "unfreeze":
      if (state && !state.frozen) throw new ImpossibleChangeError(`${deployable} is not frozen`);
      return { action, deployable };
    case "unprotect":
      if (state && !state.protected) throw new ImpossibleChangeError(`${deployable} is not protected`);
      return { action, deployable };
    case "two-persons-off":
      if (state && !state.twoPersons)
        throw new ImpossibleChangeError(`One person may promote ${deployable} already`);
      return { action, deployable };
    default:
      return { action, deployable };
  }
}

const firstStep = (deployable: Deployable, to: string, rollout: RolloutPlan): Change => ({
  action: "promote",
  deployable,
  to,
  percent: rollout.steps[0] ?? null,
  rollout,
});

/** A rollback skips slow checks because its release has stood the test; any other release has to be promoted. */
async function assertServed(db: Db, deployable: Deployable, release: string): Promise<void> {
  if ((await servedAmong(db, deployable, [release])).has(release)) return;
  if (!(await readRecord(db, deployable, release)))
    throw new UnknownReleaseError(`There is no release ${release} of ${deployable}`);
  throw new ImpossibleChangeError(`${release} of ${deployable} has never been live: promote it instead`);
}
