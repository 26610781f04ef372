import type {
  EventName,
  Groups,
  GroupType,
  UserProperties,
  UserPropertiesOnce,
} from "@lagom/shared/analytics/catalogue";
import type { AnalyticsSource } from "@lagom/shared/analytics/provide";
import type { Consent } from "./consent.ts";

/** An event from before the code was loaded. */
export interface NotedEvent {
  event: EventName;
  properties: object;
  at: Date;
  address: string;
}

/** The shell's interface to usage analysis; areas only see `track`, `flag` and `onFlags`. */
export interface HostAnalytics extends AnalyticsSource {
  /** Identifies the person; repeated equal calls count once. Ids that begin with `$device:` are refused. */
  identify(id: string, properties: Partial<UserProperties>, once: UserPropertiesOnce): void;
  /** Links another id to the same person; ignores the current id and ids that begin with `$device:`. */
  alias(id: string): void;
  group<G extends GroupType>(type: G, key: string, properties: Groups[G]): void;
  /** Forgets the person, for instance on signing out. */
  reset(): void;
  /** Sends events from before the code was loaded. */
  replay(events: readonly NotedEvent[]): void;
  /** Applies the consent; recording is a separate switch. */
  allow(consent: Consent): void;
  /** Stops, discards queued events and removes everything stored. */
  withdraw(): void;
}
