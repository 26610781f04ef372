import type { Deployable } from "@lagom/shared/remote";
import { type Alert, type AlertLog, sendAlert } from "../platform/alert.ts";
import type { Config } from "../platform/config.ts";

/** An event of a release that needs an operator's attention. */
interface ReleaseAlert extends Alert {
  /**
   * A canary was withdrawn by itself, or a live release taken back; one of them fails in pages; a live release is worse than the one
   * before and yet not taken back; a roll-out was paused by itself; a release could not be fallen back to.
   */
  event:
    | "canary_withdrawn"
    | "canary_failing"
    | "live_taken_back"
    | "live_failing"
    | "live_worse"
    | "rollout_paused"
    | "fallback_broken";
  deployable: Deployable;
  release: string;
  revision: number;
}

/** Tells the operator of an event of a release. */
export const alertOfRelease = (config: Config, alert: ReleaseAlert, log: AlertLog): void =>
  sendAlert(config, alert, log);
