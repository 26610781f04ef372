import type { Reply } from "@lagom/shared/contract/calls";
import type { LogLine } from "@lagom/shared/contract/releases";
import { moment, table } from "./table.ts";

type Overview = Reply<"GET /api/releases">;
type Health = Overview["units"][number]["health"];

const health = ({ addresses, failed }: Health) =>
  addresses === 0 ? "no reports" : `${failed} of ${addresses} failed`;

/** What is live and on trial everywhere. */
export function showOverview({ revision, worker, units }: Overview): string {
  const rows = units.map(
    ({ unit, live, since, by, fallback, candidate, frozen, protected: stop, ...state }) => [
      unit,
      live,
      moment(since),
      by,
      health(state.health),
      fallback ?? "none",
      candidate ? `${candidate.release} ${candidate.percent} %, ${health(candidate.health)}` : "",
      [frozen && "frozen", stop && "protected"].filter(Boolean).join(", "),
    ],
  );
  const head = ["unit", "live", "since", "by", "last 24 h", "fall-back", "on trial", ""];
  return `revision ${revision}${worker ? "" : ", service worker off"}\n${table([head, ...rows])}`;
}

/** The releases of a unit. */
export function showReleases({ releases }: Reply<"GET /api/releases/units/{unit}">): string {
  const rows = releases.map(({ release, created_at, author, files, bytes, state, ...rest }) => [
    release,
    moment(created_at),
    author,
    String(files),
    `${Math.ceil(bytes / 1024)} KB`,
    health(rest.health),
    state === "kept" ? "" : state,
  ]);
  return table([["release", "published", "by", "files", "size", "last 24 h", ""], ...rows]);
}

/** The log, newest first. */
export function showLog(log: readonly LogLine[]): string {
  const rows = log.map(({ revision, at, unit, action, from, to, percent, who, why, forced }) => [
    String(revision),
    moment(at),
    unit ?? "all",
    percent ? `${action} ${percent} %` : action,
    to ? `${from && from !== to ? `${from} → ` : ""}${to}` : "",
    who,
    [forced ? "by force" : "", why ?? ""].filter(Boolean).join(": "),
  ]);
  return table([["rev", "at", "unit", "action", "release", "by", "why"], ...rows]);
}

/** Tokens without their secrets. */
export function showTokens({ tokens }: Reply<"GET /api/releases/tokens">): string {
  const rows = tokens.map(({ name, scope, created_at, last_used_at, revoked_at }) => [
    name,
    scope,
    moment(created_at),
    last_used_at ? moment(last_used_at) : "never",
    revoked_at ? `revoked ${moment(revoked_at)}` : "",
  ]);
  return table([["token", "for", "made", "last used", ""], ...rows]);
}

type Gate = Reply<"POST /api/releases/changes">["gate"];

/** What the gate left out, or has found where it was overridden; empty when it passed whole. */
export const showGate = (gate: Gate): string =>
  gate
    .flatMap(({ check, skipped, problems }) => [
      ...(skipped ? [`  ${check}: not checked, ${skipped}`] : []),
      ...problems.map((problem) => `  ${check}: ${problem}`),
    ])
    .join("\n");
