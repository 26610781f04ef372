import type { CanaryState } from "@lagom/releases/environment-document";
import type { Rollout } from "@lagom/shared/contract/releases";
import type { Deployable } from "@lagom/shared/remote";
import type { Db } from "../platform/database/open.ts";
import { LEAST_ADDRESSES } from "./canary.ts";
import { healthOf } from "./release-health.queries.ts";

/** A roll-out as the release service tells of it; null for a canary that stays at its share. */
export async function rolloutReply(
  db: Db,
  deployable: Deployable,
  { release, since, rollout }: CanaryState,
): Promise<Rollout | null> {
  if (!rollout) return null;
  const health = await healthOf(db, deployable, [release], new Date(since));
  return {
    steps: rollout.steps,
    pause_minutes: rollout.pauseMinutes,
    since: rollout.since,
    next_at: new Date(Date.parse(rollout.since) + rollout.pauseMinutes * 60_000).toISOString(),
    paused: rollout.paused,
    seen: health(release).addresses,
    needed: LEAST_ADDRESSES,
  };
}
