import type { Change, DeployableState } from "../../queries/releases.ts";
import { releaseStrings } from "../../strings/releases.ts";

const texts = releaseStrings.actions;

/** Something that can be done now. */
export interface Action {
  id: string;
  label: string;
  change: Change;
}

/** The share of browsers that is offered first. */
const FIRST_PERCENT = 10;

/** What can be done with the live release and the canary of a deployable; what is needed at night comes first. */
export function releaseActions(state: DeployableState): Action[] {
  const { deployable, live, canary, fallback, watched } = state;
  // Named, since a rollback without a name ends the canary first.
  const to = canary && fallback ? { release: fallback } : {};
  const rollback = { action: "rollback", deployable, ...to } as const;
  const back = { id: "rollback", label: texts.rollback, change: rollback };
  if (!canary) {
    if (!fallback) return [];
    const keep = { action: "overrule", deployable, release: live } as const;
    return watched ? [back, { id: "keep", label: texts.overruleLive, change: keep }] : [back];
  }
  const { release, percent, overruled, rollout } = canary;
  const withdraw = {
    id: "withdraw",
    label: texts.withdraw,
    change: { action: "withdraw", deployable },
  } as const;
  const overrule = {
    id: "overrule",
    label: texts.overrule,
    change: { action: "overrule", deployable },
  } as const;
  const step = rollout?.paused ? "resume" : "pause";
  const steps = rollout
    ? [{ id: step, label: texts[step], change: { action: step, deployable } } as const]
    : [];
  return [
    withdraw,
    ...(fallback ? [back] : []),
    { id: "stop", label: texts.stop, change: { action: "stop", deployable } },
    ...steps,
    { id: "promote", label: texts.promote, change: { action: "promote", deployable, release } },
    { id: "share", label: texts.canaryShare, change: { action: "promote", deployable, release, percent } },
    ...(overruled ? [] : [overrule]),
  ];
}

/** What can be allowed or forbidden. The shell has no team, so there is nobody to protect it from. */
export function lockActions({ deployable, frozen, protected: stop, two_persons }: DeployableState): Action[] {
  const freeze = frozen ? "unfreeze" : "freeze";
  const protect = stop ? "unprotect" : "protect";
  const persons = two_persons ? "two-persons-off" : "two-persons-on";
  const locks = deployable === "shell" ? ([freeze, persons] as const) : ([freeze, protect, persons] as const);
  return locks.map((action) => ({ id: action, label: texts[action], change: { action, deployable } }));
}

/** What can be done with one of the kept releases; nothing with the live one. */
export function actionsOfRelease(
  { deployable, live }: Pick<DeployableState, "deployable" | "live">,
  { release, served }: { release: string; served: boolean },
): Action[] {
  if (release === live) return [];
  const promote = { action: "promote", deployable, release } as const;
  const actions: Action[] = [{ id: "promote", label: texts.promote, change: promote }];
  if (deployable !== "shell")
    actions.push({
      id: "canary",
      label: texts.canary,
      change: { ...promote, percent: FIRST_PERCENT },
    });
  if (served)
    actions.push({
      id: "rollback",
      label: texts.rollbackTo,
      change: { action: "rollback", deployable, release },
    });
  return actions;
}
