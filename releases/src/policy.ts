import type { AreaName, Deployable } from "@lagom/shared/remote";
import type { Change, DeployableState, EnvironmentDocument, Stop } from "./environment-document.ts";

/** What a member of an area's team may do: a publisher publishes and tries canaries, a releaser also promotes and rolls back. */
export type TeamRole = "publisher" | "releaser";

/** The areas that somebody may release, and their role in each. */
export type Teams = Readonly<Partial<Record<AreaName, TeamRole>>>;

/** The caller: an operator, a member of teams, or a machine's token, which is for everything or for one area. */
export interface Actor {
  /** Stands for them in the log: the name of a machine's token, or `user:` and the person's id. */
  name: string;
  scope: "operator" | Teams;
  /** The person's id; none for a machine. */
  person?: string;
}

/** Stands for a person in the log, so that their address is nowhere but in their account. */
export const personName = (id: string): string => `user:${id}`;

/** Something the caller may not do; the message is one line. */
export class ForbiddenError extends Error {
  override name = "ForbiddenError";
}

/** Something nobody may do at the moment, except an operator by force. */
export class StoppedError extends Error {
  override name = "StoppedError";
}

/** Actions a team may take on its own area. */
const TEAM_ACTIONS: readonly Change["action"][] = [
  "promote",
  "rollback",
  "withdraw",
  "pause",
  "resume",
  "stop",
  "retire",
];

const WORDS: { [action in Change["action"]]?: string } = {
  restore: "restore a whole set",
  create: "add areas",
};

/** A team may publish its own area, an operator anything. @throws ForbiddenError */
export function assertMayPublish(actor: Actor, deployable: Deployable): void {
  if (!roleIn(actor, deployable)) throw refusal(actor, `publish ${deployable}`);
}

/** A team may make and end previews of its own area, an operator of any. @throws ForbiddenError */
export function assertMayPreview(actor: Actor, area: AreaName): void {
  if (!roleIn(actor, area)) throw refusal(actor, `show previews of ${area}`);
}

/** @throws ForbiddenError unless the caller is an operator */
export function assertOperator(actor: Actor, what: string): void {
  if (actor.scope !== "operator")
    throw new ForbiddenError(`Only operators may ${what}; ${describeRole(actor)}`);
}

/** An operator may override the gate, a freeze or a withdrawal, with a reason. @throws ForbiddenError, StoppedError */
export function assertMayForce(actor: Actor, why: string | null): void {
  assertOperator(actor, "use --force");
  if (!why) throw new StoppedError("--force needs a reason: --why");
}

/** A change that the caller asks for. */
export interface Asked {
  action: Change["action"];
  deployable?: Deployable | undefined;
  /** Share of browsers of a canary; none for all. */
  percent?: number | undefined;
}

/**
 * Refuses changes the caller has no permission for (docs/releases.md#permissions).
 * @throws ForbiddenError
 */
export function assertMayChange(actor: Actor, { deployables }: EnvironmentDocument, asked: Asked): void {
  const { action, deployable } = asked;
  if (!deployable || !TEAM_ACTIONS.includes(action)) {
    assertOperator(actor, WORDS[action] ?? action.replaceAll("-", " "));
    return;
  }
  const role = roleIn(actor, deployable);
  if (!role || (role === "publisher" && !isOfCanary(asked))) {
    const toAll = role && action === "promote" ? " to everybody" : "";
    throw refusal(actor, `${action} ${deployable}${toAll}`);
  }
  const stop = deployables[deployable]?.protected;
  if (stop && role !== "operator") {
    throw new ForbiddenError(
      `${deployable} is protected by ${stop.by}${because(stop.why)}: only operators may ${action} it`,
    );
  }
}

/** Not `resume`, after which a roll-out goes on to everybody. */
const isOfCanary = ({ action, percent }: Asked): boolean =>
  ["withdraw", "pause", "stop"].includes(action) || (action === "promote" && percent !== undefined);

function roleIn({ scope }: Actor, deployable: Deployable): "operator" | TeamRole | undefined {
  if (scope === "operator") return scope;
  return deployable === "shell" ? undefined : scope[deployable];
}

const refusal = (actor: Actor, what: string): ForbiddenError =>
  new ForbiddenError(`${capitalised(describeRole(actor))}; ${actor.person ? "you" : "it"} may not ${what}`);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the caller is, so that a refusal says why. */
function describeRole({ name, person, scope }: Actor): string {
  const teams = scope === "operator" ? [] : (Object.entries(scope) as [AreaName, TeamRole][]);
  return person
    ? `you are ${teams.map(([area, role]) => `a ${role} of ${area}`).join(" and ")}`
    : `the token ${name} is for ${teams.map(([area]) => area).join(" and ")}`;
}

/**
 * Whether a change takes the consent of a second person: a promotion to everybody, at once or through a roll-out, where an operator has
 * set that rule.
 */
export function needsApproval({ deployables }: EnvironmentDocument, change: Change): boolean {
  if (change.action !== "promote") return false;
  const toEverybody = change.percent === null || Boolean(change.rollout);
  return toEverybody && Boolean(deployables[change.deployable]?.twoPersons);
}

/**
 * Refuses changes that a freeze or a withdrawal blocks for everybody.
 * @param withdrawal of the release that would be shown, if it still stands
 * @throws StoppedError
 */
export function assertNotStopped(
  { deployables }: EnvironmentDocument,
  change: Change,
  withdrawal: Stop | null,
): void {
  if (change.action === "restore") {
    const frozen = Object.entries(deployables).find(([, state]) => state.frozen);
    if (frozen) throw new StoppedError(frozenText(frozen[0], frozen[1]));
  }
  if (!("deployable" in change)) return;
  const state = deployables[change.deployable];
  if (!state || !TEAM_ACTIONS.includes(change.action)) return;
  if (state.frozen) throw new StoppedError(frozenText(change.deployable, state));
  if (withdrawal && "to" in change) {
    const does = change.action === "rollback" ? "roll back to" : "promote";
    throw new StoppedError(
      `${withdrawnText(change.to, withdrawal)}; an operator may ${does} it with --force --why`,
    );
  }
}

/** A release that is withdrawn is given to nobody, not even by force. @throws StoppedError */
export function assertNotWithdrawn(release: string, withdrawal: Stop | null): void {
  if (withdrawal) throw new StoppedError(withdrawnText(release, withdrawal));
}

const withdrawnText = (release: string, { by, why }: Stop) =>
  `${release} was withdrawn by ${by}${because(why)}`;

const frozenText = (deployable: Deployable, { frozen }: DeployableState) =>
  `${deployable} is frozen by ${frozen?.by}${because(frozen?.why ?? null)}; an operator may change it with --force --why`;

const because = (why: string | null) => (why ? ` (${why})` : "");
