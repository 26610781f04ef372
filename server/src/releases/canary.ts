import type { Health } from "./release-health.queries.ts";

/** Minimum number of reporting people, or addresses, before a release is judged. */
export const LEAST_ADDRESSES = 20;
/** Minimum number of them with a failure: fewer may be due to the network. */
export const LEAST_FAILED = 3;
/** How much more a canary may fail than the live one, as a share of them. */
export const MARGIN = 0.01;
/** Window for an alert of a release, and minimum time between its alerts, in milliseconds. */
export const ALERT_WINDOW_MS = 10 * 60 * 1000;
/** One-sided 95 %. */
const Z = 1.645;

/**
 * Whether a canary fails more than the live one in the same window: with 95 % confidence (the lower bound of the
 * Wilson score interval), by more than one in a hundred. A live release with too few reports counts as faultless.
 */
export function failsMore(canary: Health, live: Health): boolean {
  if (canary.addresses < LEAST_ADDRESSES || canary.failed < LEAST_FAILED) return false;
  const liveShare = live.addresses < LEAST_ADDRESSES ? 0 : live.failed / live.addresses;
  return lowerBound(canary) > liveShare + MARGIN;
}

/** The lower bound of the failure rate, by the Wilson score interval. */
function lowerBound({ addresses, failed }: Health): number {
  const share = failed / addresses;
  const z2 = Z ** 2 / addresses;
  const spread = Z * Math.sqrt((share * (1 - share) + z2 / 4) / addresses);
  return (share + z2 / 2 - spread) / (1 + z2);
}
