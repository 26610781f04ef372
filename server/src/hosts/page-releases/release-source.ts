import type { FileStore } from "@lagom/releases/store";
import type { Db } from "../../platform/database/open.ts";
import { type FindRecord, recordFinder } from "./find-record.ts";
import { type FileReader, lastGood } from "./last-good.ts";
import { type ReleaseState, releaseStates } from "./release-state.ts";

/** The web host's source of releases. */
export interface ReleaseSource {
  currentState: () => Promise<ReleaseState>;
  findRecord: FindRecord;
  readFile: FileReader;
}

/**
 * The releases of the database and the store, with a last good copy on this host's disk.
 * @param folder of the copy
 */
export function openReleases(db: Db, store: FileStore, folder: string): ReleaseSource {
  const kept = lastGood(folder, store);
  const currentState = releaseStates(db, kept);
  return { currentState, findRecord: recordFinder(db, currentState), readFile: kept.read };
}
