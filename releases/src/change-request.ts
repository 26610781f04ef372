import type { Unit } from "@lagom/shared/remote";
import { type Db, documentAt } from "./environment.ts";
import {
  type Change,
  type EnvironmentDocument,
  fallbackOf,
  ImpossibleChangeError,
} from "./environment-document.ts";

/** What somebody asks for; the release, where it is left out, follows from the environment. */
export interface ChangeRequest {
  action: Change["action"];
  unit?: Unit | undefined;
  release?: string | undefined;
  percent?: number | undefined;
  toRevision?: number | undefined;
  /** The revision that the asker has seen; another one now loses the race. */
  revision?: number | undefined;
  why?: string | undefined;
  force?: boolean | undefined;
}

/**
 * The change that is asked for, with the release that follows from the environment.
 * @throws ImpossibleChangeError
 */
export async function changeOf(
  db: Db,
  document: EnvironmentDocument,
  { action, unit, release, percent, toRevision }: ChangeRequest,
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
  if (!unit) throw new ImpossibleChangeError(`Name the unit to ${action}`);
  const state = document.units[unit];
  switch (action) {
    case "promote":
      if (!release) throw new ImpossibleChangeError("Name the release to promote");
      if (unit === "shell" && percent !== undefined) {
        throw new ImpossibleChangeError("The shell has no trial share: it is promoted whole");
      }
      return { action, unit, to: release, percent: percent ?? null };
    case "rollback": {
      // With a trial under way, the first step back is the live release for everybody.
      if (!release && state?.candidate) return { action: "withdraw", unit, to: state.candidate.release };
      const to = release ?? fallbackOf(state);
      if (!to)
        throw new ImpossibleChangeError(`${unit} has no release before the live one; name one with --to`);
      if (to === state?.live) throw new ImpossibleChangeError(`${to} of ${unit} is live already`);
      return { action, unit, to };
    }
    case "withdraw":
    case "overrule": {
      const to = release ?? state?.candidate?.release;
      if (!to) throw new ImpossibleChangeError(`${unit} has no release on trial`);
      return { action, unit, to };
    }
    case "unfreeze":
      if (state && !state.frozen) throw new ImpossibleChangeError(`${unit} is not frozen`);
      return { action, unit };
    case "unprotect":
      if (state && !state.protected) throw new ImpossibleChangeError(`${unit} is not protected`);
      return { action, unit };
    default:
      return { action, unit };
  }
}
