import { type DeployableState, fallbackOf } from "@lagom/releases/environment-document";
import type { Deployable } from "@lagom/shared/remote";
import type { Config } from "../platform/config.ts";

/** A release that has been live for so long has proved itself: if it fails later, the cause is elsewhere. */
const WATCHED_MS = 24 * 3600 * 1000;

/** Whether live releases of a deployable are taken back by themselves, by the setting `AUTOMATIC_RETURN`. */
export const automaticReturn =
  ({ AUTOMATIC_RETURN }: Pick<Config, "AUTOMATIC_RETURN">) =>
  (deployable: Deployable): boolean =>
    AUTOMATIC_RETURN[deployable] ?? AUTOMATIC_RETURN.other;

/**
 * Why a live release is not taken back by itself, whatever is told of it; null if it would be. A release that was gone back to is
 * left alone, so that one return is never followed by another.
 * @param on whether the settings let releases of the deployable be taken back
 */
export function whyNotReturned(state: DeployableState, on: boolean): string | null {
  if (!on) return "AUTOMATIC_RETURN is off";
  if (state.frozen) return "it is frozen";
  if (state.protected) return "it is protected";
  if (state.overruled === state.live) return "an operator keeps it";
  if (!fallbackOf(state)) return "there is no release before it";
  if (state.rolledBack?.length) return "it was gone back to";
  if (Date.now() - Date.parse(state.since) > WATCHED_MS) return "it has served for a day";
  return null;
}
