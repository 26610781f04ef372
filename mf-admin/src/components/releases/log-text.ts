import type { LogLine } from "../../queries/releases.ts";
import { releaseLog } from "../../strings/releases.ts";

/** The text of a log entry: `books promoted to 41bb9f (was 9d20aa) by team-books`. */
export function logText(line: Omit<LogLine, "id" | "at">): string {
  const { deployable, action, from, to, percent, who, approved_by, member } = line;
  const { actions, everything, was, by, asCanary, approved, addMember, removeMember } = releaseLog;
  if (deployable && member)
    return `${to ? addMember(deployable, member, to) : removeMember(deployable, member)} ${by(who)}`;
  const isRelease = action !== "restore";
  const verb = percent ? asCanary(percent) : (actions[action as keyof typeof actions] ?? action);
  const before =
    (action === "promote" || action === "rollback") && !percent && from && from !== to ? was(from) : "";
  return [
    deployable ?? everything,
    verb,
    isRelease ? to : to && `r${to}`,
    before,
    by(who) + (approved_by ? approved(approved_by) : ""),
  ]
    .filter(Boolean)
    .join(" ");
}
