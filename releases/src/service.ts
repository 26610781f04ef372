import type { Deployable } from "@lagom/shared/remote";
import { type ChangeRequest, changeOf } from "./change-request.ts";
import {
  type Approval,
  changeEnvironment,
  type Db,
  documentAt,
  type Environment,
  hasMoved,
  LostRaceError,
  OvertakenError,
  readEnvironment,
  UnknownReleaseError,
} from "./environment.ts";
import { type Change, type EnvironmentDocument, fallbackOf, type Stop } from "./environment-document.ts";
import { type GateDeps, runGate, runNameGate, runRollbackGate } from "./gate/gate.ts";
import { type GateResult, passes } from "./gate/result.ts";
import { assertKnown } from "./known-deployables.ts";
import { withdrawalOf } from "./past.ts";
import {
  type Actor,
  assertMayChange,
  assertMayForce,
  assertMayPublish,
  assertNotStopped,
  ForbiddenError,
  needsApproval,
  StoppedError,
} from "./policy.ts";
import { brokenFiles, writeRecord } from "./publish.ts";
import type { ReleaseRecord } from "./record.ts";
import { readRecord } from "./records.ts";

/** The gate found problems; nothing was changed. */
export class GateError extends Error {
  override name = "GateError";
  readonly gate: GateResult;
  constructor(gate: GateResult) {
    super(gate.flatMap(({ problems }) => problems).join("; "));
    this.gate = gate;
  }
}

export interface Changed {
  environment: Environment;
  /** Whether anything was changed: promoting what is live changes nothing. */
  changed: boolean;
  /** Whether it waits for a second person instead of being made. */
  waits: boolean;
  change: Change;
  gate: GateResult;
}

/** How often a change is checked anew because what its release would run with has changed meanwhile. */
const TRIES = 5;

/**
 * Carries out a requested change of the environment: policy, gate, then the change, if nobody else has changed the same meanwhile.
 * What takes two persons is not carried out without an approval.
 * @throws ForbiddenError, StoppedError, GateError, LostRaceError, UnknownReleaseError, ImpossibleChangeError
 */
export async function changeAs(
  deps: GateDeps,
  actor: Actor,
  request: ChangeRequest,
  approval?: Approval,
): Promise<Changed> {
  for (let left = TRIES; ; left--) {
    try {
      return await changeOnce(deps, actor, request, approval);
    } catch (error) {
      if (!(error instanceof OvertakenError) || left === 1) throw error;
    }
  }
}

async function changeOnce(
  deps: GateDeps,
  actor: Actor,
  request: ChangeRequest,
  approval: Approval | undefined,
): Promise<Changed> {
  const { why = null, force = false } = { why: request.why?.trim() || null, force: request.force };
  const read = await readEnvironment(deps.db);
  assertMayChange(actor, read.document, request);
  if (force) assertMayForce(actor, why);
  const change = await changeOf(deps.db, read.document, request);
  if (!force) assertNotStopped(read.document, change, await withdrawalFor(deps.db, change));
  await assertSeen(deps.db, request.revision ?? read.revision, read, change);
  const unchanged = { environment: read, changed: false, change };
  if (isLive(read.document, change)) return { ...unchanged, waits: false, gate: [] };
  if (change.action === "freeze" && !why) throw new StoppedError("freeze needs a reason: --why");
  const waits = !force && !approval && needsApproval(read.document, change);
  if (waits) assertPerson(actor, change);
  const gate = await gateOf(deps, change, read.document);
  if (!passes(gate) && !force) throw new GateError(gate);
  if (waits) return { ...unchanged, waits, gate };
  const environment = await changeEnvironment(deps.db, read, change, {
    who: actor.name,
    why,
    forced: force,
    gate,
    approval,
  });
  return { environment, changed: true, waits: false, change, gate };
}

/** A machine's token may be in anybody's hands, also in those of who would approve. @throws ForbiddenError */
function assertPerson({ name, person }: Actor, change: Change): void {
  if (person || !("deployable" in change)) return;
  throw new ForbiddenError(
    `${change.deployable} is promoted by two persons, so the token ${name} may not ask for it; sign in with: pnpm release login`,
  );
}

/** @throws LostRaceError if what the change is about differs from what whoever asks has seen */
async function assertSeen(db: Db, seen: number, now: Environment, change: Change): Promise<void> {
  if (seen === now.revision) return;
  if (seen > now.revision || hasMoved(await documentAt(db, seen), now.document, change))
    throw new LostRaceError(change, seen);
}

const isLive = ({ deployables }: EnvironmentDocument, change: Change): boolean =>
  change.action === "promote" &&
  change.percent === null &&
  deployables[change.deployable]?.live === change.to;

/** The withdrawal of the release that a change would show. */
const withdrawalFor = async (db: Db, change: Change): Promise<Stop | null> =>
  change.action === "promote" || change.action === "rollback"
    ? withdrawalOf(db, change.deployable, change.to)
    : null;

/**
 * Publishes a release whose files have all been uploaded: the gate reads them back, then the record is written.
 * @throws ForbiddenError, UnknownReleaseError, GateError, ReleaseConflictError
 */
export async function publishAs(
  deps: GateDeps,
  actor: Actor,
  record: ReleaseRecord,
  { force = false, why }: { force?: boolean | undefined; why?: string | undefined },
): Promise<GateResult> {
  assertMayPublish(actor, record.deployable);
  await assertKnown(deps.db, record.deployable);
  const { document } = await readEnvironment(deps.db);
  if (force) assertMayForce(actor, why?.trim() || null);
  const gate = await runGate(deps, record, document);
  const whole = gate.filter(({ check }) => check === "record" || check === "files");
  if (!passes(whole) || (!passes(gate) && !force)) throw new GateError(gate);
  await writeRecord(deps.db, { ...record, author: actor.name });
  return gate;
}

/** A restore is a rollback of everything; only changes that make a release load are checked. */
async function gateOf(deps: GateDeps, change: Change, document: EnvironmentDocument): Promise<GateResult> {
  switch (change.action) {
    case "promote":
      return runGate(deps, await recordOf(deps, change.deployable, change.to), document);
    case "rollback":
      return runRollbackGate(deps, await recordOf(deps, change.deployable, change.to), document);
    case "create":
      return runNameGate(deps, change.deployable, document);
    case "withdraw": {
      const state = document.deployables[change.deployable];
      const back = change.to === state?.live ? fallbackOf(state) : null;
      return back ? runRollbackGate(deps, await recordOf(deps, change.deployable, back), document) : [];
    }
    case "restore":
      return restoreGate(deps, change.document);
    default:
      return [];
  }
}

async function recordOf({ db }: GateDeps, deployable: Deployable, id: string): Promise<ReleaseRecord> {
  const record = await readRecord(db, deployable, id);
  if (!record) throw new UnknownReleaseError(`There is no release ${id} of ${deployable}`);
  return record;
}

async function restoreGate(deps: GateDeps, older: EnvironmentDocument): Promise<GateResult> {
  const problems: string[] = [];
  for (const [deployable, state] of Object.entries(older.deployables)) {
    const record = await recordOf(deps, deployable, state.live);
    const broken = await brokenFiles(deps.store, record);
    problems.push(...broken.map((problem) => `${deployable} ${record.id}: ${problem}`));
  }
  return [{ check: "files", problems }];
}
