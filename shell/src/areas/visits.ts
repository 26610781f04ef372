import { callApi } from "@lagom/shared/api/client";
import { isListOf, isString, readStored } from "@lagom/shared/checked-json";
import type { ReleaseReport, Visit } from "@lagom/shared/contract/release-reports";
import type { AreaName, Deployable } from "@lagom/shared/remote";
import { BROKEN_SHELL_KEY } from "./broken-shell.ts";
import { slowestInteractions } from "./interactions.ts";
import { inlinedDocument } from "./release-document.ts";
import { bodyOf } from "./release-reports.ts";
import { releaseOf } from "./releases.ts";
import { routeOf } from "./route-of.ts";

/** Shorter interactions are no matter; browsers measure none below this. */
const LEAST_INTERACTION_MS = 16;
const MOST_ERRORS = 20;
const OF_RELEASE = /\/releases\/(\w+)\/([0-9a-f]{12})\//;

interface Measured {
  deployable: Deployable;
  release: string;
  page: string;
  lcpMs: number | null;
  interactions: ReturnType<typeof slowestInteractions>;
  errors: number;
}

/** By deployable and release; those that were told already are empty. */
const visits = new Map<string, Measured | null>();
const keyOf = (deployable: string, release: string) => `${deployable} ${release}`;

/**
 * Measures how fast the pages of releases are in this document, and counts the uncaught errors of their code; told to the health feed
 * once, when the page is hidden or left (docs/releases.md#automatic-return). What happened before is told by the browser, but for errors.
 */
export function measureVisits(): void {
  const firstArea = areaNow();
  observe("largest-contentful-paint", {}, (entry) => {
    if (wasHiddenBefore(entry.startTime)) return;
    for (const visit of current()) {
      // What is painted after another page was opened says nothing of it.
      if (visit.deployable === "shell" || visit.deployable === firstArea) visit.lcpMs = entry.startTime;
    }
  });
  for (const type of ["event", "first-input"]) {
    observe(type, { durationThreshold: LEAST_INTERACTION_MS }, (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) for (const visit of current()) visit.interactions.add(interactionId, duration);
    });
  }
  addEventListener("error", ({ filename }) => countError(filename));
  addEventListener("unhandledrejection", ({ reason }) => countError((reason as Error | undefined)?.stack));
  addEventListener("visibilitychange", () => document.hidden && tell());
  addEventListener("pagehide", tell);
}

function observe(type: string, options: object, take: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
    ...options,
  });
}

const areaNow = (): AreaName | undefined => routeOf(location.pathname)?.area;

/** The visits of what is on the page now: the shell, and the release of the area whose page it is. */
function current(): Measured[] {
  const route = routeOf(location.pathname);
  return [
    visitOf("shell", shellOfPage(), "main"),
    route?.area && route.page ? visitOf(route.area, releaseOf(route.area)?.id, route.page) : null,
  ].flatMap((visit) => visit ?? []);
}

/** The release of the shell that runs, which boot.js may have put in the place of the live one. */
function shellOfPage(): string {
  const { live, fallback } = inlinedDocument().shell;
  const [broken] = readStored("sessionStorage", BROKEN_SHELL_KEY, isListOf(isString)) ?? [];
  return broken === live.id && fallback ? fallback.id : live.id;
}

function visitOf(deployable: Deployable, release: string | undefined, page: string): Measured | null {
  if (!release || !/^[0-9a-f]{12}$/.test(release)) return null; // a development build
  const key = keyOf(deployable, release);
  const known = visits.get(key);
  if (known !== undefined) return known;
  const begun = { deployable, release, page, lcpMs: null, interactions: slowestInteractions(), errors: 0 };
  visits.set(key, begun);
  return begun;
}

/** A tab in the background paints late, whatever it shows. */
const wasHiddenBefore = (time: number): boolean =>
  performance
    .getEntriesByType("visibility-state")
    .some(({ name, startTime }) => name === "hidden" && startTime < time);

function countError(text = ""): void {
  const [, deployable = "", release = ""] = OF_RELEASE.exec(text) ?? [];
  current(); // begins the visit of what has just been opened
  const visit = visits.get(keyOf(deployable, release));
  if (visit) visit.errors = Math.min(visit.errors + 1, MOST_ERRORS);
}

function tell(): void {
  current();
  const reports = [...visits.values()].flatMap((visit) => (visit ? reportOf(visit) : []));
  for (const key of visits.keys()) visits.set(key, null);
  // Late figures are of no use.
  if (reports.length > 0)
    callApi("POST /api/release-reports", { body: bodyOf(reports), keepalive: true }).catch(() => {});
}

const whole = (ms: number | null) => ms && Math.round(ms);

function reportOf({ deployable, release, page, lcpMs, interactions, errors }: Measured): ReleaseReport {
  const visit: Visit = { lcp_ms: whole(lcpMs), inp_ms: whole(interactions.inp()), errors };
  return { deployable, release, page, outcome: "shown", shown_instead: null, visit };
}
