import type { ReleaseRecord } from "@lagom/releases/record";
import { readRecord } from "@lagom/releases/records";
import type { Deployable } from "@lagom/shared/remote";
import type { Db } from "../../platform/database/open.ts";
import type { ReleaseState } from "./release-state.ts";

/** Releases that open tabs may still request besides those in the document. */
const MOST = 50;

export type FindRecord = (deployable: Deployable, id: string) => Promise<ReleaseRecord | undefined>;

/** Finds the record of any retained release: those in use without the database, others by one query each. */
export function recordFinder(db: Db, currentState: () => Promise<ReleaseState>): FindRecord {
  const found = new Map<string, ReleaseRecord>();
  return async (deployable, id) => {
    const { named } = await currentState();
    const key = `${deployable} ${id}`;
    const known =
      named.find((record) => record.deployable === deployable && record.id === id) ?? found.get(key);
    if (known) return known;
    const record = await readRecord(db, deployable, id);
    if (found.size >= MOST) found.clear();
    if (record) found.set(key, record);
    return record;
  };
}
