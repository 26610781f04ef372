import type { EventName, EventProperties, FlagKey } from "./catalogue.ts";

/** Where events go and flags come from: what the shell puts behind the facade. Areas never import this module. */
export interface AnalyticsSource {
  track<E extends EventName>(event: E, properties: EventProperties<E>): void;
  flag(key: FlagKey): boolean | string | undefined;
}

const silent: AnalyticsSource = { track() {}, flag: () => undefined };
let source: AnalyticsSource = silent;
const listeners = new Set<() => void>();

/** The shell puts its analytics here after consent, and takes it away when consent is withdrawn (`null`). */
export function provideAnalytics(next: AnalyticsSource | null): void {
  source = next ?? silent;
  tellFlags();
}

/** Tells every listener that flags may have changed. */
export function tellFlags(): void {
  for (const listener of listeners) listener();
}

export const currentSource = (): AnalyticsSource => source;

export function listenToFlags(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
