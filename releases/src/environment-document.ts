import type { Unit } from "@lagom/shared/remote";

/** Who stopped something, when and why. */
export interface Stop {
  by: string;
  at: string;
  why: string | null;
}

/** A release on trial in some browsers. */
export interface CandidateState {
  release: string;
  /** Share of browsers, from 1 to 99. */
  percent: number;
  since: string;
  /** Whether an operator keeps it although it fails more than the live one. */
  overruled: boolean;
}

/** What an environment knows of one unit. */
export interface UnitState {
  live: string;
  candidate: CandidateState | null;
  /** Releases that were live before and not rolled back, the newest first; the first is the fall-back. */
  previous: string[];
  /** Who made it live; `start` may move only what `start` set. */
  by: string;
  since: string;
  /** Nobody may change its releases, but an operator by force. */
  frozen: Stop | null;
  /** Its team may publish, but only operators may change its releases. */
  protected: Stop | null;
  /** The last candidate that was withdrawn; a promote of it needs an operator's force. */
  withdrawn: (Stop & { release: string }) | null;
}

/** Which release of each unit is live, on trial, and to fall back to. */
export interface EnvironmentDocument {
  /** Whether the service worker may run. */
  worker: boolean;
  units: { [U in Unit]?: UnitState };
}

/** A change of the environment. `restore` brings back the releases of an older revision, the whole set at once. */
export type Change =
  | { action: "promote"; unit: Unit; to: string; percent: number | null }
  | { action: "rollback"; unit: Unit; to: string }
  | { action: "withdraw"; unit: Unit; to: string }
  | { action: "overrule"; unit: Unit; to: string }
  | { action: "restore"; revision: number; document: EnvironmentDocument }
  | { action: "freeze" | "unfreeze" | "protect" | "unprotect"; unit: Unit }
  | { action: "worker-on" | "worker-off" };
export type Action = Change["action"];

/** Who changes the environment, when and why. */
export interface Author {
  who: string;
  at: Date;
  why: string | null;
}

/** A change that the environment as it is does not allow, in one line. */
export class ImpossibleChangeError extends Error {
  override name = "ImpossibleChangeError";
}

/** Releases before the live one that are remembered as fall-backs. */
const MOST_PREVIOUS = 10;

/** The fall-back of a unit: the newest release before the live one that was not rolled back. */
export const fallbackOf = (state: UnitState | undefined): string | null => state?.previous[0] ?? null;

/**
 * The environment after a change. Pure, so that replaying the log gives the document.
 * @throws ImpossibleChangeError
 */
export function applyChange(
  document: EnvironmentDocument,
  change: Change,
  author: Author,
): EnvironmentDocument {
  switch (change.action) {
    case "restore":
      return restored(document, change.document, author);
    case "worker-on":
    case "worker-off":
      return { ...document, worker: change.action === "worker-on" };
    default: {
      const state = unitAfter(document.units[change.unit], change, author);
      return { ...document, units: { ...document.units, [change.unit]: state } };
    }
  }
}

type UnitChange = Extract<Change, { unit: Unit }>;

function unitAfter(state: UnitState | undefined, change: UnitChange, author: Author): UnitState {
  if (change.action === "promote" && change.percent === null) return promoted(state, change.to, author);
  if (!state) throw new ImpossibleChangeError(`No release of ${change.unit} is live yet`);
  switch (change.action) {
    case "promote":
      return onTrial(state, change.to, change.percent ?? 0, author);
    case "rollback":
      return rolledBack(state, change.to, author);
    case "withdraw":
      return withdrawn(state, change.to, author);
    case "overrule":
      return overruled(state, change.to);
    case "freeze":
    case "unfreeze":
      return { ...state, frozen: change.action === "freeze" ? stopBy(author) : null };
    case "protect":
    case "unprotect":
      return { ...state, protected: change.action === "protect" ? stopBy(author) : null };
  }
}

function promoted(state: UnitState | undefined, to: string, { who, at }: Author): UnitState {
  const before = state ? [state.live, ...state.previous] : [];
  return {
    frozen: null,
    protected: null,
    withdrawn: null,
    ...state,
    live: to,
    candidate: null,
    previous: without(before, to),
    by: who,
    since: at.toISOString(),
  };
}

function onTrial(state: UnitState, to: string, percent: number, { at }: Author): UnitState {
  if (to === state.live) throw new ImpossibleChangeError(`${to} is live already`);
  return { ...state, candidate: { release: to, percent, since: at.toISOString(), overruled: false } };
}

/** What is rolled back from is no fall-back any more, nor is anything that came after the release rolled back to. */
function rolledBack(state: UnitState, to: string, { who, at }: Author): UnitState {
  const index = state.previous.indexOf(to);
  const previous = state.previous.slice(index + 1);
  return { ...state, live: to, candidate: null, previous, by: who, since: at.toISOString() };
}

function withdrawn(state: UnitState, release: string, author: Author): UnitState {
  assertCandidate(state, release);
  return { ...state, candidate: null, withdrawn: { ...stopBy(author), release } };
}

function overruled(state: UnitState, release: string): UnitState {
  const candidate = assertCandidate(state, release);
  return { ...state, candidate: { ...candidate, overruled: true } };
}

function assertCandidate({ candidate }: UnitState, release: string): CandidateState {
  if (candidate?.release === release) return candidate;
  throw new ImpossibleChangeError(`${release} is not the candidate`);
}

/** Live releases and fall-backs as they were; freezes and protections stay as they are. */
function restored(
  document: EnvironmentDocument,
  older: EnvironmentDocument,
  { who, at }: Author,
): EnvironmentDocument {
  const units = { ...document.units };
  for (const [unit, state] of Object.entries(older.units) as [Unit, UnitState][]) {
    const { live, previous } = state;
    const now = units[unit] ?? state;
    units[unit] = { ...now, live, previous, candidate: null, by: who, since: at.toISOString() };
  }
  return { ...document, units };
}

const stopBy = ({ who, at, why }: Author): Stop => ({ by: who, at: at.toISOString(), why });

const without = (releases: readonly string[], release: string): string[] =>
  [...new Set(releases)].filter((other) => other !== release).slice(0, MOST_PREVIOUS);
