import { AREAS, type AreaName, type Deployable } from "@lagom/shared/remote";
import { refusedName } from "./added-areas.ts";

/** Who stopped something, when and why. */
export interface Stop {
  by: string;
  at: string;
  why: string | null;
}

/** How a canary goes on to more browsers by itself. */
export interface RolloutPlan {
  /** Growing shares of browsers, the last of which is 100. */
  steps: number[];
  /** The least time at each share. */
  pauseMinutes: number;
}

/** A roll-out under way. */
export interface RolloutState extends RolloutPlan {
  /** Since when it stands at the current share. */
  since: string;
  paused: Stop | null;
}

/** A canary, shown in some browsers. */
export interface CanaryState {
  release: string;
  /** Share of browsers, from 1 to 99. */
  percent: number;
  since: string;
  /** Whether an operator keeps it although it fails more often than the live release. */
  overruled: boolean;
  /** Missing for a canary that stays at its share. */
  rollout?: RolloutState;
}

/** The state of one deployable. */
export interface DeployableState {
  live: string;
  canary: CanaryState | null;
  /** Releases that were live before and served well, newest first; the first is the fallback. */
  previous: string[];
  /** Releases that a rollback has left since the last promotion, the nearest first; missing in older documents. */
  rolledBack?: string[];
  /** Who made it live; `start` may move only what `start` set. */
  by: string;
  since: string;
  /** Nobody may change its releases, except an operator by force. */
  frozen: Stop | null;
  /** Its team may publish, but only operators may change its releases. */
  protected: Stop | null;
  /** A promotion to everybody takes two persons; missing in older documents. */
  twoPersons?: Stop | null;
  /** The last release that was withdrawn, unless an operator has brought it back since by force. */
  withdrawn: (Stop & { release: string }) | null;
  /** The live release that an operator keeps although it is worse than the one before; missing without one. */
  overruled?: string;
}

/** The live release, the canary and the fallbacks of each deployable. */
export interface EnvironmentDocument {
  /** Whether the service worker may run. */
  worker: boolean;
  /** Areas that operators have added, the oldest first; missing in older documents. */
  added?: AreaName[];
  deployables: Record<Deployable, DeployableState>;
}

/** Every area: those of this repository and those that were added. */
export const areasOf = ({ added = [] }: EnvironmentDocument): AreaName[] => [...AREAS, ...added];

/** Everything that is released alone, the shell first. */
export const deployablesOf = (document: EnvironmentDocument): Deployable[] => ["shell", ...areasOf(document)];

/**
 * A change of the environment. `create` adds an area, and `retire` takes away the only release that one has ever had; `restore`
 * brings back all releases of an older revision at once; `copy` only notes.
 */
export type Change =
  | { action: "create" | "retire"; deployable: AreaName }
  | {
      action: "promote";
      deployable: Deployable;
      to: string;
      percent: number | null;
      /** The roll-out that this begins or goes on with. */
      rollout?: RolloutPlan | null;
    }
  | { action: "rollback"; deployable: Deployable; to: string }
  | { action: "withdraw"; deployable: Deployable; to: string }
  | { action: "overrule"; deployable: Deployable; to: string }
  | { action: "pause" | "resume" | "stop"; deployable: Deployable; to: string }
  | { action: "copy"; deployable: Deployable; to: string }
  | { action: "restore"; revision: number; document: EnvironmentDocument }
  | {
      action: "freeze" | "unfreeze" | "protect" | "unprotect" | "two-persons-on" | "two-persons-off";
      deployable: Deployable;
    }
  | { action: "worker-on" | "worker-off" };
export type Action = Change["action"];
/** What the log tells of the teams; the environment stays as it is. */
export type TeamAction = "add-member" | "remove-member";

/** Who changes the environment, when and why. */
export interface Author {
  who: string;
  at: Date;
  why: string | null;
}

/** A change that is impossible in the current environment; the message is one line. */
export class ImpossibleChangeError extends Error {
  override name = "ImpossibleChangeError";
}

/** The number of previous releases kept as fallbacks. */
const MOST_PREVIOUS = 10;
/** The number of releases remembered that rollbacks have left: more than one rollback leaves. */
const MOST_REMEMBERED = 2 * MOST_PREVIOUS;

/** The fallback of a deployable: the last release that served well before the live one. */
export const fallbackOf = (state: DeployableState | undefined): string | null => state?.previous[0] ?? null;

/** The releases of other deployables that one runs with: an area with the shells, a shell with those of all areas. */
export function counterpartsOf(
  deployable: Deployable,
  document: EnvironmentDocument,
): { deployable: Deployable; live: string | null; fallback: string | null }[] {
  return (deployable === "shell" ? areasOf(document) : ["shell"]).map((other) => ({
    deployable: other,
    live: document.deployables[other]?.live ?? null,
    fallback: fallbackOf(document.deployables[other]),
  }));
}

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
    case "create":
      return created(document, change.deployable);
    case "retire":
      return retired(document, change.deployable);
    default: {
      const state = deployableAfter(document.deployables[change.deployable], change, author);
      return { ...document, deployables: { ...document.deployables, [change.deployable]: state } };
    }
  }
}

function created(document: EnvironmentDocument, area: AreaName): EnvironmentDocument {
  const { added = [] } = document;
  const problem = refusedName(area, added);
  if (problem) throw new ImpossibleChangeError(problem);
  return { ...document, added: [...added, area] };
}

/** Whether a step back from the live release takes the area away: those of this repository always have one. */
export const isOnlyRelease = ({ added = [], deployables }: EnvironmentDocument, area: AreaName): boolean =>
  added.includes(area) && deployables[area]?.previous.length === 0;

function retired(document: EnvironmentDocument, area: AreaName): EnvironmentDocument {
  if (!isOnlyRelease(document, area))
    throw new ImpossibleChangeError(
      `${area} cannot be taken away: it has a release to go back to, or has none`,
    );
  const { [area]: _, ...deployables } = document.deployables;
  return { ...document, deployables };
}

type DeployableChange = Exclude<Extract<Change, { deployable: Deployable }>, { action: "create" | "retire" }>;

function deployableAfter(
  state: DeployableState | undefined,
  change: DeployableChange,
  author: Author,
): DeployableState {
  if (change.action === "promote" && change.percent === null) return promoted(state, change.to, author);
  if (!state) throw new ImpossibleChangeError(`No release of ${change.deployable} is live yet`);
  switch (change.action) {
    case "promote":
      return asCanary(state, change, author);
    case "rollback":
      return rolledBack(state, change.to, author);
    case "withdraw":
      return withdrawn(state, change.to, author);
    case "overrule":
      return overruled(state, change.to);
    case "pause":
      return withRollout(state, change.to, { paused: stopBy(author) });
    case "resume":
      return withRollout(state, change.to, { paused: null });
    case "stop":
      assertCanary(state, change.to);
      return { ...state, canary: null };
    case "copy":
      return state;
    case "freeze":
    case "unfreeze":
      return { ...state, frozen: change.action === "freeze" ? stopBy(author) : null };
    case "protect":
    case "unprotect":
      return { ...state, protected: change.action === "protect" ? stopBy(author) : null };
    case "two-persons-on":
    case "two-persons-off":
      return { ...state, twoPersons: change.action === "two-persons-on" ? stopBy(author) : null };
  }
}

function promoted(state: DeployableState | undefined, to: string, { who, at }: Author): DeployableState {
  const before = state ? [state.live, ...state.previous] : [];
  return {
    frozen: null,
    protected: null,
    ...state,
    live: to,
    canary: null,
    withdrawn: stillWithdrawn(state, to),
    previous: without(before, to),
    rolledBack: [],
    by: who,
    since: at.toISOString(),
  };
}

/** A roll-out that goes on stays the same canary, of which all that has been seen counts. */
function asCanary(
  state: DeployableState,
  { to, percent, rollout }: Extract<Change, { action: "promote" }>,
  { at }: Author,
): DeployableState {
  if (to === state.live) throw new ImpossibleChangeError(`${to} is live already`);
  const since = at.toISOString();
  const before = rollout && state.canary?.rollout && state.canary.release === to ? state.canary : null;
  const canary: CanaryState = {
    release: to,
    percent: percent ?? 0,
    since: before?.since ?? since,
    overruled: before?.overruled ?? false,
    ...(rollout ? { rollout: { ...rollout, since, paused: null } } : {}),
  };
  return { ...state, canary, withdrawn: stillWithdrawn(state, to) };
}

function withRollout(state: DeployableState, release: string, changed: Partial<RolloutState>) {
  const canary = assertCanary(state, release);
  if (!canary.rollout) throw new ImpossibleChangeError(`${release} is not being rolled out`);
  return { ...state, canary: { ...canary, rollout: { ...canary.rollout, ...changed } } };
}

/**
 * A release that is rolled back is no longer a fallback, nor is anything newer than the release rolled back to. Who then goes forward
 * again leaves a release that served well, which is the fallback.
 */
function rolledBack(state: DeployableState, to: string, author: Author): DeployableState {
  const left = state.rolledBack ?? [];
  if (!left.includes(to))
    return takenBack(state, to, state.previous.slice(state.previous.indexOf(to) + 1), author);
  const forward = promoted(state, to, author);
  return { ...forward, rolledBack: left.slice(left.indexOf(to) + 1) };
}

/** Makes an older release live, and remembers those it leaves, for a way forward again. */
function takenBack(
  state: DeployableState,
  to: string,
  previous: string[],
  { who, at }: Author,
): DeployableState {
  const left = [...state.previous.toReversed(), state.live, ...(state.rolledBack ?? [])];
  return {
    ...state,
    live: to,
    canary: null,
    withdrawn: stillWithdrawn(state, to),
    previous,
    rolledBack: without(left, to)
      .filter((release) => !previous.includes(release))
      .slice(0, MOST_REMEMBERED),
    by: who,
    since: at.toISOString(),
  };
}

/** Ends a canary; of what is live, everybody gets the fallback. */
function withdrawn(state: DeployableState, release: string, author: Author): DeployableState {
  if (release === state.live) {
    const to = fallbackOf(state);
    if (!to) throw new ImpossibleChangeError(`${release} has no release before it`);
    return { ...rolledBack(state, to, author), withdrawn: { ...stopBy(author), release } };
  }
  assertCanary(state, release);
  const previous = without(state.previous, release);
  return { ...state, canary: null, previous, withdrawn: { ...stopBy(author), release } };
}

/** Bringing back a withdrawn release, which takes an operator's force, ends its withdrawal. */
const stillWithdrawn = (state: DeployableState | undefined, shown: string) =>
  state?.withdrawn && state.withdrawn.release !== shown ? state.withdrawn : null;

function overruled(state: DeployableState, release: string): DeployableState {
  if (release === state.live) return { ...state, overruled: release };
  const canary = assertCanary(state, release);
  return { ...state, canary: { ...canary, overruled: true } };
}

function assertCanary({ canary }: DeployableState, release: string): CanaryState {
  if (canary?.release === release) return canary;
  throw new ImpossibleChangeError(`${release} is not the canary`);
}

/** Restores live releases and fallbacks; freezes and protections stay as they are. */
function restored(
  document: EnvironmentDocument,
  older: EnvironmentDocument,
  author: Author,
): EnvironmentDocument {
  const deployables = { ...document.deployables };
  for (const [deployable, state] of Object.entries(older.deployables)) {
    deployables[deployable] = takenBack(deployables[deployable] ?? state, state.live, state.previous, author);
  }
  return { ...document, deployables };
}

const stopBy = ({ who, at, why }: Author): Stop => ({ by: who, at: at.toISOString(), why });

const without = (releases: readonly string[], release: string): string[] =>
  [...new Set(releases)].filter((other) => other !== release).slice(0, MOST_PREVIOUS);
