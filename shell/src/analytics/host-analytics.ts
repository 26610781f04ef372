import type {
  EventName,
  Groups,
  GroupType,
  UserProperties,
  UserPropertiesOnce,
} from "@lagom/shared/analytics/catalogue";
import { type AnalyticsSource, tellFlags } from "@lagom/shared/analytics/provide";
import type { PageConfig } from "@lagom/shared/page-config";
import type { Consent } from "./consent.ts";
import { followPerson } from "./follow-person.ts";
import { createOutbox } from "./outbox.ts";
import { mayBeAlias, mayBePerson } from "./person-id.ts";
import { posthog, recordScreen, startPosthog } from "./posthog.ts";
import { removeTraces } from "./remove-traces.ts";

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

/** Starts the one PostHog client of the page. */
export function startHost(config: NonNullable<PageConfig["posthog"]>, consent: Consent): HostAnalytics {
  const outbox = createOutbox(config);
  startPosthog(config, outbox.take, tellFlags);
  let said = "";

  const host: HostAnalytics = {
    track: (event, properties) => void posthog.capture(event, properties),
    flag: (key) => posthog.getFeatureFlag(key),
    identify(id, properties, once) {
      const saying = JSON.stringify([id, properties]);
      if (saying === said || !mayBePerson(id)) return;
      said = saying;
      posthog.identify(id, { ...properties }, { ...once });
    },
    alias(id) {
      if (mayBeAlias(id, posthog.get_distinct_id())) posthog.alias(id);
    },
    group: (type, key, properties) => posthog.group(type, key, { ...properties }),
    reset() {
      said = "";
      posthog.reset();
    },
    replay(events) {
      for (const { event, properties, at, address } of events) {
        const { pathname } = new URL(address);
        const where = { $current_url: address, $pathname: pathname };
        posthog.capture(event, { ...properties, ...where }, { timestamp: at });
      }
    },
    allow({ recording }) {
      if (posthog.has_opted_out_capturing()) {
        posthog.opt_in_capturing({ captureEventName: false });
        // Whoever comes back is somebody new. Not on leaving: forgetting asks for flags once more.
        posthog.reset(true);
        person.tell();
      }
      void recordScreen(recording);
    },
    withdraw() {
      said = "";
      void recordScreen(false);
      posthog.opt_out_capturing();
      outbox.clear();
      removeTraces(config.key);
    },
  };
  const person = followPerson(host);
  host.allow(consent);
  person.tell();
  return host;
}
