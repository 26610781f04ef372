import type { LogLine } from "../../queries/releases.ts";
import { releaseLog } from "../../strings/releases.ts";

/** The text of a log entry: `books promoted to 41bb9f (was 9d20aa) by team-books`. */
export function logText({
  deployable,
  action,
  from,
  to,
  percent,
  who,
  approved_by,
  member,
}: Omit<LogLine, "id" | "at">): string {
  const { actions, was, by, canary, approved } = releaseLog;
  const [of, target] = [deployable ?? "", to ?? ""];
  const done = Object.hasOwn(actions, action)
    ? actions[action as keyof typeof actions](of, target, member ?? "")
    : [of, action, target].filter(Boolean).join(" ");
  const before =
    (action === "promote" || action === "rollback") && !percent && from && from !== to ? was(from) : "";
  return [
    percent ? canary(of, target, percent) : done,
    before,
    by(who) + (approved_by ? approved(approved_by) : ""),
  ]
    .filter(Boolean)
    .join(" ");
}
