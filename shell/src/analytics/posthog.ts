import { ANALYTICS_PERSISTENCE_DAYS, ANALYTICS_SESSION_IDLE_MS } from "@lagom/shared/limits";
import { type PageConfig, pageConfig } from "@lagom/shared/page-config";
import { FeatureFlagsExtensions, SessionReplayExtensions } from "posthog-js/dist/extension-bundles";
import { type CaptureResult, posthog } from "posthog-js/dist/module.slim.no-external";
import { maskAttribute } from "./without-secrets.ts";

export { posthog };

/** More than a person causes, less than a page with a bug. */
const RATE = { events_per_second: 50, events_burst_limit: 500 };

type Options = Parameters<typeof posthog.init>[1];

/**
 * Starts PostHog's slim build, which loads nothing from elsewhere: no scripts of its own, no autocapture, every event
 * into `take`. It is only ever called after consent, so its own consent starts with yes.
 */
export function startPosthog(
  { key, host }: NonNullable<PageConfig["posthog"]>,
  take: (event: CaptureResult | null) => null,
  onFlags: () => void,
): void {
  const options: Options = {
    api_host: host,
    before_send: take,
    // Both bundles contain the same classes, but with types of their own.
    __extensionClasses: { ...FeatureFlagsExtensions, ...SessionReplayExtensions } as NonNullable<
      NonNullable<Options>["__extensionClasses"]
    >,
    disable_external_dependency_loading: true,
    disable_surveys: true,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: true,
    person_profiles: "identified_only",
    persistence: "localStorage+cookie",
    cookie_expiration: ANALYTICS_PERSISTENCE_DAYS,
    cross_subdomain_cookie: false,
    secure_cookie: location.protocol === "https:",
    session_idle_timeout_seconds: ANALYTICS_SESSION_IDLE_MS / 1000,
    internal_or_test_user_hostname: null,
    // While developing and in tests, browsers that are driven by programs count.
    opt_out_useragent_filter: pageConfig().development,
    rate_limiting: RATE,
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    disable_session_recording: true,
    session_recording: {
      maskAllInputs: true,
      maskTextSelector: "*",
      maskAttributeFn: maskAttribute,
      recordHeaders: false,
      recordBody: false,
    },
  };
  posthog.init(key, options);
  posthog.opt_in_capturing({ captureEventName: false });
  posthog.onFeatureFlags(onFlags);
}

/** Starts or stops recording the screen; the recorder is loaded when it is first needed. */
export async function recordScreen(wanted: boolean): Promise<void> {
  recording = wanted;
  if (wanted) await import("posthog-js/dist/posthog-recorder");
  if (recording !== wanted) return;
  posthog.set_config({ disable_session_recording: !wanted });
  if (!wanted) posthog.stopSessionRecording();
}
let recording = false;
