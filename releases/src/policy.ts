import type { Area, Deployable } from "@lagom/shared/remote";
import type { Change, DeployableState, EnvironmentDocument, Stop } from "./environment-document.ts";

/** The caller: an operator, or the team of one area. */
export interface Actor {
  /** Their name in the log. */
  name: string;
  scope: "operator" | Area;
}

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
];

/** A team may publish its own area, an operator anything. @throws ForbiddenError */
export function assertMayPublish(actor: Actor, deployable: Deployable): void {
  if (actor.scope === "operator" || actor.scope === deployable) return;
  throw new ForbiddenError(`The token ${actor.name} is for ${actor.scope}; it may not publish ${deployable}`);
}

/** @throws ForbiddenError unless the caller is an operator */
export function assertOperator(actor: Actor, what: string): void {
  if (actor.scope !== "operator")
    throw new ForbiddenError(`Only operators may ${what}; ${actor.name} is for ${actor.scope}`);
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
}

/**
 * Refuses changes the caller has no permission for (docs/releases.md#permissions).
 * @throws ForbiddenError
 */
export function assertMayChange(
  actor: Actor,
  { deployables }: EnvironmentDocument,
  { action, deployable }: Asked,
): void {
  if (!deployable || !TEAM_ACTIONS.includes(action)) {
    assertOperator(actor, action === "restore" ? "restore a whole set" : action.replace("-", " "));
  } else if (actor.scope !== "operator") {
    if (actor.scope !== deployable) {
      throw new ForbiddenError(
        `The token ${actor.name} is for ${actor.scope}; it may not ${action} ${deployable}`,
      );
    }
    const stop = deployables[deployable]?.protected;
    if (stop) {
      throw new ForbiddenError(
        `${deployable} is protected by ${stop.by}${because(stop.why)}: only operators may ${action} it`,
      );
    }
  }
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
    const frozen = (Object.entries(deployables) as [Deployable, DeployableState][]).find(
      ([, state]) => state.frozen,
    );
    if (frozen) throw new StoppedError(frozenText(frozen[0], frozen[1]));
  }
  if (!("deployable" in change)) return;
  const state = deployables[change.deployable];
  if (!state || !TEAM_ACTIONS.includes(change.action)) return;
  if (state.frozen) throw new StoppedError(frozenText(change.deployable, state));
  if (withdrawal && "to" in change) {
    const does = change.action === "rollback" ? "roll back to" : "promote";
    throw new StoppedError(
      `${change.to} was withdrawn by ${withdrawal.by}${because(withdrawal.why)}; an operator may ${does} it with --force --why`,
    );
  }
}

const frozenText = (deployable: Deployable, { frozen }: DeployableState) =>
  `${deployable} is frozen by ${frozen?.by}${because(frozen?.why ?? null)}; an operator may change it with --force --why`;

const because = (why: string | null) => (why ? ` (${why})` : "");
