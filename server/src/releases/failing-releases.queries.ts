import { readEnvironment } from "@lagom/releases/environment";
import { deployablesOf } from "@lagom/releases/environment-document";
import type { Db } from "../platform/database/open.ts";
import { ALERT_WINDOW_MS, failsMore } from "./canary.ts";
import { healthOf } from "./release-health.queries.ts";

/** Whether the live release of each deployable fails, by the rule of alerts (docs/releases.md#canary). */
export async function failingReleases(db: Db): Promise<Map<string, boolean>> {
  const { document } = await readEnvironment(db);
  const since = new Date(Date.now() - ALERT_WINDOW_MS);
  const failing = new Map<string, boolean>();
  for (const deployable of deployablesOf(document)) {
    const live = document.deployables[deployable]?.live;
    if (!live) continue;
    const health = await healthOf(db, deployable, [live], { since });
    failing.set(deployable, failsMore(health(live), { addresses: 0, failed: 0 }));
  }
  return failing;
}
