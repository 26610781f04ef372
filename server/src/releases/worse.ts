import { failsMore } from "./canary.ts";
import type { Health } from "./release-health.queries.ts";
import { SLOW_MS, type VisitShares } from "./release-visits.queries.ts";
import { lowerBound, upperBound } from "./wilson.ts";

/** Visits of people on each side before they are compared. */
const LEAST_VISITS = 50;
/**
 * How much larger a share of bad visits may be: how fast a page is differs by hour, device and network, whether its code throws less so.
 */
const VISIT_MARGINS = { lcp: 0.1, inp: 0.1, errors: 0.05 };

/** What people tell of a release: how many it failed for, and how their visits went. */
export interface Told {
  health: Health;
  visits: VisitShares;
}

const BAD = {
  lcp: `LCP over ${SLOW_MS.lcp} ms`,
  inp: `INP over ${SLOW_MS.inp} ms`,
  errors: "uncaught errors",
};

/**
 * Why a release is worse than another, in a line for operators; null if nothing shows that it is. Of failures see `failsMore`; of visits
 * the two Wilson intervals (95 %, one-sided) must lie apart by more than the margin, with enough visits of both.
 * @param name of the other in the line: `live`, `before`
 */
export function whyWorse(release: Told, other: Told, name: string): string | null {
  if (failsMore(release.health, other.health))
    return `${release.health.failed} of ${release.health.addresses} people failed, ${name} ${other.health.failed} of ${other.health.addresses}`;
  for (const kind of ["errors", "lcp", "inp"] as const) {
    const [now, then] = [release.visits[kind], other.visits[kind]];
    if (now.of < LEAST_VISITS || then.of < LEAST_VISITS) continue;
    if (lowerBound(now) > upperBound(then) + VISIT_MARGINS[kind])
      return `${BAD[kind]} for ${now.bad} of ${now.of} people, ${name} ${then.bad} of ${then.of}`;
  }
  return null;
}
