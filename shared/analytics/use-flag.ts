import { useSyncExternalStore } from "react";
import { analytics } from "./analytics.ts";
import type { FlagKey, Flags } from "./catalogue.ts";

/** The value of a feature flag, drawn anew when it changes; undefined without consent, or while it is not known. */
export const useFlag = <K extends FlagKey>(key: K): Flags[K] | undefined =>
  useSyncExternalStore(analytics.onFlags, () => analytics.flag(key));
