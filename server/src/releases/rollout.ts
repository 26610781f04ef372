import {
  type Approval,
  changeEnvironment,
  LostRaceError,
  readEnvironment,
} from "@lagom/releases/environment";
import {
  type CanaryState,
  type DeployableState,
  deployablesOf,
  type RolloutState,
} from "@lagom/releases/environment-document";
import { changeAs, GateError } from "@lagom/releases/service";
import type { Rollout } from "@lagom/shared/contract/releases";
import type { Deployable } from "@lagom/shared/remote";
import type { AlertLog } from "../platform/alert.ts";
import type { Db } from "../platform/database/open.ts";
import type { RecurringJob } from "../platform/jobs/recurring-job.ts";
import { alertOfRelease } from "./alert.ts";
import { failsMore, LEAST_ADDRESSES } from "./canary.ts";
import { healthOf } from "./release-health.queries.ts";
import { gateDeps, type ReleaseDeps } from "./release-service.ts";

/** The name in the log for steps of a roll-out after the first. */
const ROLLOUT = "roll-out";

/** Where a promotion takes two persons, both have agreed to all steps before the first. */
const AGREED: Approval = { by: null, spend: async () => {} };

/** Looks every minute which roll-outs go on to their next step; one node does it at a time. */
export const rolloutJob = (deps: ReleaseDeps, log: AlertLog): RecurringJob => ({
  name: "advance-rollouts",
  every: "minute",
  run: () => advanceRollouts(deps, log),
});

/**
 * Takes each roll-out to its next share of browsers when its pause is over. It waits while it is paused or frozen, while too few networks
 * have shown the canary, and while it fails more than the live release for anybody, visitors among them.
 */
export async function advanceRollouts(deps: ReleaseDeps, log: AlertLog): Promise<void> {
  const { document } = await readEnvironment(deps.db);
  for (const deployable of deployablesOf(document)) {
    const state = document.deployables[deployable];
    if (!state?.canary?.rollout || !(await goesOn(deps.db, deployable, state, state.canary))) continue;
    await advance(deps, deployable, log).catch((error: unknown) => {
      if (!(error instanceof LostRaceError)) throw error; // somebody has changed it meanwhile: it is looked at again in a minute
    });
  }
}

const overAt = ({ since, pauseMinutes }: RolloutState): number => Date.parse(since) + pauseMinutes * 60_000;

async function goesOn(
  db: Db,
  deployable: Deployable,
  { frozen, live }: DeployableState,
  { release, since, rollout, overruled }: CanaryState,
): Promise<boolean> {
  if (!rollout || rollout.paused || frozen || Date.now() < overAt(rollout)) return false;
  const health = await healthOf(db, deployable, [release, live], { since: new Date(since) });
  if (health(release).addresses < LEAST_ADDRESSES) return false;
  return overruled || !failsMore(health(release), health(live));
}

/** @throws LostRaceError */
async function advance(deps: ReleaseDeps, deployable: Deployable, log: AlertLog): Promise<void> {
  const { db, config } = deps;
  const read = await readEnvironment(db);
  const canary = read.document.deployables[deployable]?.canary;
  if (!canary?.rollout) return;
  const { release, percent, rollout } = canary;
  const { steps, pauseMinutes } = rollout;
  const next = steps.find((step) => step > percent) ?? 100;
  const asked = {
    action: "promote",
    deployable,
    release,
    revision: read.revision,
    why: `step ${steps.indexOf(next) + 1} of ${steps.length}: ${next} %`,
    ...(next < 100 ? { percent: next, rollout: { steps, pauseMinutes } } : {}),
  } as const;
  try {
    await changeAs(gateDeps(deps), { name: ROLLOUT, scope: "operator" }, asked, AGREED);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    const why = `the gate refused it: ${error.message}`.slice(0, 500);
    const change = { action: "pause", deployable, to: release } as const;
    const { revision } = await changeEnvironment(db, read, change, { who: ROLLOUT, why });
    alertOfRelease(config, { event: "rollout_paused", deployable, release, revision, why }, log);
  }
}

/** A roll-out as the release service tells of it; null for a canary that stays at its share. */
export async function rolloutReply(
  db: Db,
  deployable: Deployable,
  { release, since, rollout }: CanaryState,
): Promise<Rollout | null> {
  if (!rollout) return null;
  const health = await healthOf(db, deployable, [release], { since: new Date(since) });
  return {
    steps: rollout.steps,
    pause_minutes: rollout.pauseMinutes,
    since: rollout.since,
    next_at: new Date(overAt(rollout)).toISOString(),
    paused: rollout.paused,
    seen: health(release).addresses,
    needed: LEAST_ADDRESSES,
  };
}
