import type { Deployable } from "@lagom/shared/remote";
import { changeEnvironment, type Db, readEnvironment, UnknownReleaseError } from "./environment.ts";
import { ImpossibleChangeError } from "./environment-document.ts";
import { servedAmong, withdrawalOf } from "./past.ts";
import { type Actor, assertMayPublish, assertNotWithdrawn } from "./policy.ts";
import type { ReleaseRecord } from "./record.ts";
import { readRecord } from "./records.ts";

/**
 * Gives a release to another server, as from staging to live: what has been live here, and was not withdrawn. The log says who took it.
 * @param to the address of the other server
 * @throws ForbiddenError, UnknownReleaseError, ImpossibleChangeError, StoppedError
 */
export async function handOver(
  db: Db,
  actor: Actor,
  { deployable, release, to }: { deployable: Deployable; release: string; to: string },
): Promise<ReleaseRecord> {
  assertMayPublish(actor, deployable);
  const record = await readRecord(db, deployable, release);
  if (!record) throw new UnknownReleaseError(`There is no release ${release} of ${deployable}`);
  if (!(await servedAmong(db, deployable, [release])).has(release))
    throw new ImpossibleChangeError(
      `${release} of ${deployable} has never been live here: promote it here first`,
    );
  assertNotWithdrawn(release, await withdrawalOf(db, deployable, release));
  const change = { action: "copy", deployable, to: release } as const;
  await changeEnvironment(db, await readEnvironment(db), change, { who: actor.name, why: `to ${to}` });
  return record;
}
