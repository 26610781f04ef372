import type { EventName, EventProperties, FlagKey, Flags } from "./catalogue.ts";
import { currentSource, listenToFlags } from "./provide.ts";

/** What areas may use; the shell owns the rest (docs/product.md#analytics). */
export interface Analytics {
  /** Notes that something happened. */
  track<E extends EventName>(event: E, properties: EventProperties<E>): void;
  /** The value of a feature flag; undefined without consent, or while it is not known. */
  flag<K extends FlagKey>(key: K): Flags[K] | undefined;
  /** Tells when flags may have changed. @returns the way to stop listening */
  onFlags(listener: () => void): () => void;
}

/** The facade that every page uses; silent until the user consents. */
export const analytics: Analytics = {
  track: (event, properties) => currentSource().track(event, properties),
  flag: <K extends FlagKey>(key: K) => currentSource().flag(key) as Flags[K] | undefined,
  onFlags: listenToFlags,
};
