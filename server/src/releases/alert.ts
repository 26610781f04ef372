import type { Deployable } from "@lagom/shared/remote";
import { type Alert, type AlertLog, sendAlert } from "../platform/alert.ts";
import type { Config } from "../platform/config.ts";

/** An event of a release that needs an operator's attention. */
interface ReleaseAlert extends Alert {
  /** A canary was withdrawn by itself; it, or a live release, fails in pages; a release could not be fallen back to. */
  event: "canary_withdrawn" | "canary_failing" | "live_failing" | "fallback_broken";
  deployable: Deployable;
  release: string;
  revision: number;
}

/** Tells the operator of an event of a release. */
export const alertOfRelease = (config: Config, alert: ReleaseAlert, log: AlertLog): void =>
  sendAlert(config, alert, log);
