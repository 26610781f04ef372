import { type AnalyticsSource, provideAnalytics } from "@lagom/shared/analytics/provide";
import { pageConfig } from "@lagom/shared/page-config";
import { currentConsent, followOtherTabs, onConsent } from "./consent.ts";
import type { HostAnalytics, NotedEvent } from "./host.ts";
import { forgetSignIn, storeCurrentSession } from "./sign-ins.ts";

/** Events from while the code is loading; in memory only. */
const MOST_WAITING = 200;
const waiting: NotedEvent[] = [];

const waitingRoom: AnalyticsSource = {
  track(event, properties) {
    if (waiting.length < MOST_WAITING)
      waiting.push({ event, properties, at: new Date(), address: location.href });
  },
  flag: () => undefined,
};

let host: HostAnalytics | undefined;
let loading = false;

/**
 * Starts usage analysis if the operator has set it up. Before consent is given, none of its code is loaded, nothing is requested
 * and nothing is stored; when consent is withdrawn, queued events are discarded.
 */
export function startAnalytics(): void {
  if (!pageConfig().posthog) return;
  followOtherTabs();
  onConsent(() => {
    if (currentConsent()?.analytics && !host) storeCurrentSession();
    apply();
  });
  apply();
}

function apply(): void {
  const consent = currentConsent();
  if (!consent?.analytics) {
    waiting.length = 0;
    provideAnalytics(null);
    forgetSignIn();
    host?.withdraw();
  } else if (host) {
    host.allow(consent);
    provideAnalytics(host);
  } else {
    provideAnalytics(waitingRoom);
    void load();
  }
}

/** Loads the code once the page itself has everything it needs. */
async function load(): Promise<void> {
  const config = pageConfig().posthog;
  if (loading || !config) return;
  loading = true;
  try {
    await idle();
    const { startHost } = await import("./host-analytics.ts");
    const consent = currentConsent();
    if (!consent?.analytics) return;
    host = startHost(config, consent);
    host.replay(waiting.splice(0));
    apply();
  } catch (error) {
    console.warn("Usage analysis could not be loaded", error);
  } finally {
    loading = false;
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    const soon = () => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === "complete") soon();
    else addEventListener("load", soon, { once: true });
  });
}
