import type {
  EventName,
  Groups,
  GroupType,
  UserProperties,
  UserPropertiesOnce,
} from "@lagom/shared/analytics/catalogue";
import type { AnalyticsSource } from "@lagom/shared/analytics/provide";
import type { Consent } from "./consent.ts";

/** An event that happened before the code was there. */
export interface NotedEvent {
  event: EventName;
  properties: object;
  at: Date;
  address: string;
}

/** What the shell does with usage analysis; areas see `track`, `flag` and `onFlags` of it. */
export interface HostAnalytics extends AnalyticsSource {
  /** Names the person; equal calls after one another are one. An id that begins with `$device:` is refused. */
  identify(id: string, properties: Partial<UserProperties>, once: UserPropertiesOnce): void;
  /** Says that another id is the same person. The current id, or one that begins with `$device:`, is skipped. */
  alias(id: string): void;
  group<G extends GroupType>(type: G, key: string, properties: Groups[G]): void;
  /** Forgets the person, as on signing out. */
  reset(): void;
  /** Sends what happened before the code was there. */
  replay(events: readonly NotedEvent[]): void;
  /** Goes by what the person allows: recording is a switch of its own. */
  allow(consent: Consent): void;
  /** Stops, throws away what waits and removes what was stored. */
  withdraw(): void;
}
