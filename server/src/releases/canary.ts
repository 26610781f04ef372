import type { Health } from "./release-health.queries.ts";
import { lowerBound } from "./wilson.ts";

/** Minimum number of reporting people, or addresses, before a release is judged. */
export const LEAST_ADDRESSES = 20;
/** Minimum number of them with a failure: fewer may be due to the network. */
export const LEAST_FAILED = 3;
/** How much more a release may fail than the one it is compared with, as a share of them. */
export const MARGIN = 0.01;
/** Window for an alert of a release, and minimum time between its alerts, in milliseconds. */
export const ALERT_WINDOW_MS = 10 * 60 * 1000;

/**
 * Whether a release fails more than another, which is a canary's live one in the same window: with 95 % confidence (the lower bound of
 * the Wilson score interval), by more than one in a hundred. The other counts as faultless if it has too few reports.
 */
export function failsMore(release: Health, other: Health): boolean {
  if (release.addresses < LEAST_ADDRESSES || release.failed < LEAST_FAILED) return false;
  const otherShare = other.addresses < LEAST_ADDRESSES ? 0 : other.failed / other.addresses;
  return lowerBound({ of: release.addresses, bad: release.failed }) > otherShare + MARGIN;
}
