import { tellFlags } from "@lagom/shared/analytics/provide";
import type { PageConfig } from "@lagom/shared/page-config";
import type { Consent } from "./consent.ts";
import { createEventQueue } from "./event-queue.ts";
import { followPerson } from "./follow-person.ts";
import type { HostAnalytics } from "./host.ts";
import { mayBeAlias, mayBePerson } from "./person-id.ts";
import { posthog, recordScreen, startPosthog } from "./posthog.ts";
import { removeTraces } from "./remove-traces.ts";

/** Starts the page's only PostHog client. */
export function startHost(config: NonNullable<PageConfig["posthog"]>, consent: Consent): HostAnalytics {
  const eventQueue = createEventQueue(config);
  startPosthog(config, eventQueue.take, tellFlags);
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
        // Consent given again starts a new person. Not done on withdrawal, since a reset requests the flags once more.
        posthog.reset(true);
        person.tell();
      }
      void recordScreen(recording);
    },
    withdraw() {
      said = "";
      void recordScreen(false);
      posthog.opt_out_capturing();
      eventQueue.clear();
      removeTraces(config.key);
    },
  };
  const person = followPerson(host);
  host.allow(consent);
  person.tell();
  return host;
}
