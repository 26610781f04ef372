import type { Reply } from "@lagom/shared/contract/calls";
import type { LogLine } from "@lagom/shared/contract/releases";
import { moment, table } from "./table.ts";

type Overview = Reply<"GET /api/releases">;
type State = Overview["deployables"][number];
type Health = State["health"];

const health = ({ addresses, failed }: Health) =>
  addresses === 0 ? "no reports" : `${failed} of ${addresses} failed`;

/** How slow the visits are, where any were measured: `LCP 1800 ms, INP 96 ms`. */
const speed = ({ lcp, inp }: State["visits"]) =>
  Object.entries({ LCP: lcp.p75_ms, INP: inp.p75_ms })
    .flatMap(([name, ms]) => (ms === null ? [] : `${name} ${ms} ms`))
    .join(", ");

const errors = ({ visits, errors: count }: State["visits"]) =>
  count === 0 ? "" : `${count} errors in ${visits} visits`;

const fares = (healthOf: Health, visits: State["visits"]) =>
  [health(healthOf), errors(visits), speed(visits)].filter(Boolean).join(", ");

/** Where a roll-out stands: `of 1 → 10 → 50 → 100 %, next from 2026-11-29 17:15, seen by 7 of 20 networks`. */
function progress(rollout: NonNullable<State["canary"]>["rollout"]): string {
  if (!rollout) return "";
  const { steps, paused, next_at, seen, needed } = rollout;
  const next = paused ? `paused by ${paused.by}` : `next from ${moment(next_at)}`;
  const waits = seen < needed ? `, seen by ${seen} of ${needed} networks` : "";
  return ` of ${steps.join(" → ")} %, ${next}${waits}`;
}

/** The live release and the canary of every deployable. */
export function showOverview({ revision, worker, deployables }: Overview): string {
  const rows = deployables.map(
    ({ deployable, live, since, by, fallback, canary, frozen, protected: stop, ...state }) => [
      deployable,
      live,
      moment(since),
      by,
      fares(state.health, state.visits),
      fallback ?? "none",
      canary
        ? `${canary.release} ${canary.percent} %${progress(canary.rollout)}, ${fares(canary.health, canary.visits)}`
        : "",
      [frozen && "frozen", stop && "protected", state.overruled && "overruled"].filter(Boolean).join(", "),
    ],
  );
  const head = ["deployable", "live", "since", "by", "last 24 h", "fallback", "canary", ""];
  return `revision ${revision}${worker ? "" : ", service worker off"}\n${table([head, ...rows])}`;
}

/** The releases of a deployable. */
export function showReleases({ releases }: Reply<"GET /api/releases/deployables/{deployable}">): string {
  const rows = releases.map(({ release, created_at, author, files, bytes, state, ...rest }) => [
    release,
    moment(created_at),
    author,
    String(files),
    `${Math.ceil(bytes / 1024)} KB`,
    fares(rest.health, rest.visits),
    state === "kept" ? "" : state,
  ]);
  return table([["release", "published", "by", "files", "size", "last 24 h", ""], ...rows]);
}

/** The log, newest first. */
export function showLog(log: readonly LogLine[]): string {
  const rows = log.map(
    ({ revision, at, deployable, action, from, to, percent, who, why, forced, ...rest }) => [
      String(revision),
      moment(at),
      deployable ?? "all",
      percent ? `${action} ${percent} %` : action,
      [rest.member, to && `${from && from !== to ? `${from} → ` : ""}${to}`].filter(Boolean).join(" "),
      rest.approved_by ? `${who}, ${rest.approved_by}` : who,
      [forced ? "by force" : "", why ?? ""].filter(Boolean).join(": "),
    ],
  );
  return table([["rev", "at", "deployable", "action", "release", "by", "why"], ...rows]);
}

/** Tokens without their secrets. */
export function showTokens({ tokens }: Reply<"GET /api/releases/tokens">): string {
  const rows = tokens.map(({ name, scope, person, machine, created_at, last_used_at, ...ends }) => [
    name,
    person ? `${person} on ${machine}` : scope,
    moment(created_at),
    last_used_at ? moment(last_used_at) : "never",
    moment(ends.expires_at),
    endOf(ends),
  ]);
  return table([["token", "for", "made", "last used", "until", ""], ...rows]);
}

function endOf({ revoked_at, expires_at }: { revoked_at: string | null; expires_at: string }): string {
  if (revoked_at) return `revoked ${moment(revoked_at)}`;
  return new Date(expires_at) <= new Date() ? "expired" : "";
}

type Gate = Reply<"POST /api/releases/changes">["gate"];

/** Skipped checks, problems that were overridden, and what is worth knowing; empty if every check simply passed. */
export const showGate = (gate: Gate): string =>
  gate
    .flatMap(({ check, skipped, notes = [], problems }) => [
      ...(skipped ? [`  ${check}: not checked, ${skipped}`] : []),
      ...[...notes, ...problems].map((text) => `  ${check}: ${text}`),
    ])
    .join("\n");
