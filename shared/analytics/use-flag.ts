import { useSyncExternalStore } from "react";
import { analytics } from "./analytics.ts";
import type { FlagKey, Flags } from "./catalogue.ts";

/** The value of a feature flag; re-renders when it changes. Undefined without consent, or while it is unknown. */
export const useFlag = <K extends FlagKey>(key: K): Flags[K] | undefined =>
  useSyncExternalStore(analytics.onFlags, () => analytics.flag(key));
