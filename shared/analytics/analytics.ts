import type { EventName, EventProperties, FlagKey } from "./catalogue.ts";

/** What areas may do; the shell owns the rest (design §9). */
export interface Analytics {
  track<E extends EventName>(event: E, properties: EventProperties<E>): void;
  flag(key: FlagKey): boolean | string | undefined;
  onFlags(listener: () => void): () => void;
}

const silent: Analytics = { track() {}, flag: () => undefined, onFlags: () => () => {} };
let current: Analytics = silent;

/** The shell puts its analytics here after consent, and takes it away when consent is withdrawn (`null`). */
export function provideAnalytics(analytics: Analytics | null): void {
  current = analytics ?? silent;
}

/** The facade that every page uses; silent until the user consents. */
export const analytics: Analytics = {
  track: (event, properties) => current.track(event, properties),
  flag: (key) => current.flag(key),
  onFlags: (listener) => current.onFlags(listener),
};
