import type { Reply } from "@lagom/shared/contract/calls";
import { moment, table } from "./table.ts";

/** Who somebody is, and what they may do. */
export function showMe({ name, operator, teams, token }: Reply<"GET /api/releases/me">): string {
  const roles = operator ? ["operator"] : teams.map(({ area, role }) => `${role} of ${area}`);
  const until = token ? `; token ${token.name} until ${moment(token.expires_at)}` : "";
  return `${name}, ${roles.join(", ")}${until}`;
}

/** The members of teams. */
export function showTeam({ members }: Reply<"GET /api/releases/team">): string {
  if (members.length === 0) return "Nobody is in a team yet: pnpm release team add <area> <address> --role …";
  const rows = members.map(({ area, email, role, added_by, added_at }) => [
    ...[area, email, role],
    `${added_by}, ${moment(added_at)}`,
  ]);
  return table([["area", "member", "role", "added by"], ...rows]);
}

/** Promotions that wait for a second person, and where that rule holds. */
export function showWaiting({ two_persons, waiting }: Reply<"GET /api/releases/approvals">): string {
  const rule = two_persons.length > 0 ? [`promoted by two persons: ${two_persons.join(", ")}`] : [];
  const rows = waiting.map(({ id, deployable, release, asked_by, why, expires_at }) => [
    ...[String(id), deployable, release, asked_by, moment(expires_at), why ?? ""],
  ]);
  const asked =
    rows.length > 0 ? [table([["waits", "deployable", "release", "asked by", "until", "why"], ...rows])] : [];
  return [...rule, ...asked].join("\n");
}
