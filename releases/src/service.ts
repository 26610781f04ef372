import type { Unit } from "@lagom/shared/remote";
import {
  changeEnvironment,
  documentAt,
  type Environment,
  readEnvironment,
  UnknownReleaseError,
} from "./environment.ts";
import {
  type Change,
  type EnvironmentDocument,
  fallbackOf,
  ImpossibleChangeError,
} from "./environment-document.ts";
import { type GateDeps, runGate, runRollbackGate } from "./gate/gate.ts";
import { type GateResult, passes } from "./gate/result.ts";
import { type Actor, assertMayChange, assertMayForce, assertMayPublish, StoppedError } from "./policy.ts";
import { brokenFiles, writeRecord } from "./publish.ts";
import type { ReleaseRecord } from "./record.ts";
import { readRecord } from "./records.ts";

/** The gate has found something; nothing was changed. */
export class GateError extends Error {
  override name = "GateError";
  readonly gate: GateResult;
  constructor(gate: GateResult) {
    super(gate.flatMap(({ problems }) => problems).join("; "));
    this.gate = gate;
  }
}

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

export interface Changed {
  environment: Environment;
  change: Change;
  gate: GateResult;
}

/**
 * Changes the environment as somebody asks, through policy, gate and compare-and-swap.
 * @throws ForbiddenError, StoppedError, GateError, LostRaceError, UnknownReleaseError, ImpossibleChangeError
 */
export async function changeAs(deps: GateDeps, actor: Actor, request: ChangeRequest): Promise<Changed> {
  const { why = null, force = false } = { why: request.why?.trim() || null, force: request.force };
  const read = await readEnvironment(deps.db);
  const seen = { ...read, revision: request.revision ?? read.revision };
  const change = await changeOf(deps, read.document, request);
  assertMayChange(actor, read.document, change, { force, why });
  if (change.action === "freeze" && !why) throw new StoppedError("freeze needs a reason: --why");
  const gate = await gateOf(deps, change, read.document);
  if (!passes(gate) && !force) throw new GateError(gate);
  const environment = await changeEnvironment(deps.db, seen, change, {
    who: actor.name,
    why,
    forced: force,
    gate,
  });
  return { environment, change, gate };
}

/**
 * Publishes a release whose files have all been sent: the gate reads them back, then the record is written.
 * @throws ForbiddenError, GateError, ReleaseConflictError
 */
export async function publishAs(
  deps: GateDeps,
  actor: Actor,
  record: ReleaseRecord,
  { force = false, why }: { force?: boolean | undefined; why?: string | undefined },
): Promise<GateResult> {
  assertMayPublish(actor, record.unit);
  const { document } = await readEnvironment(deps.db);
  if (force) assertMayForce(actor, why?.trim() || null);
  const gate = await runGate(deps, record, document);
  const whole = gate.filter(({ check }) => check === "record" || check === "files");
  if (!passes(whole) || (!passes(gate) && !force)) throw new GateError(gate);
  await writeRecord(deps.db, { ...record, author: actor.name });
  return gate;
}

async function changeOf(
  { db }: GateDeps,
  document: EnvironmentDocument,
  { action, unit, release, percent, toRevision }: ChangeRequest,
): Promise<Change> {
  if (action === "worker-on" || action === "worker-off") return { action };
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
    default:
      return { action, unit };
  }
}

/** Only what makes a release be loaded is checked; a restore is a rollback of everything. */
async function gateOf(deps: GateDeps, change: Change, document: EnvironmentDocument): Promise<GateResult> {
  switch (change.action) {
    case "promote":
      return runGate(deps, await recordOf(deps, change.unit, change.to), document);
    case "rollback":
      return runRollbackGate(deps, await recordOf(deps, change.unit, change.to), document);
    case "restore":
      return restoreGate(deps, change.document);
    default:
      return [];
  }
}

async function recordOf({ db }: GateDeps, unit: Unit, id: string): Promise<ReleaseRecord> {
  const record = await readRecord(db, unit, id);
  if (!record) throw new UnknownReleaseError(`There is no release ${id} of ${unit}`);
  return record;
}

async function restoreGate(deps: GateDeps, older: EnvironmentDocument): Promise<GateResult> {
  const problems: string[] = [];
  for (const [unit, state] of Object.entries(older.units) as [Unit, { live: string }][]) {
    const record = await recordOf(deps, unit, state.live);
    const broken = await brokenFiles(deps.store, record);
    problems.push(...broken.map((problem) => `${unit} ${record.id}: ${problem}`));
  }
  return [{ check: "files", problems }];
}
