import type { LogLine } from "../../queries/releases.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";

type Line = Omit<LogLine, "id" | "at">;

/** The text of a log entry: `books promoted to 41bb9f (was 9d20aa) by team-books`. */
export function logText(line: Line): string {
  const { approved, byForce } = texts.log;
  const change = changeText(line);
  const agreed = line.approved_by ? approved({ change, name: line.approved_by }) : change;
  return line.forced ? byForce({ change: agreed }) : agreed;
}

function changeText({ deployable, action, from, to, percent, who, member }: Line): string {
  const { actions, replacing, canary, unknown } = texts.log;
  const values = { of: deployable ?? "", to: to ?? "", member: member ?? "", who };
  if (percent) return canary({ ...values, percent });
  if (isIn(replacing, action) && from && from !== to) return replacing[action]({ ...values, from });
  if (isIn(actions, action)) return actions[action](values);
  return unknown({ action: [deployable, action, to].filter(Boolean).join(" "), who });
}

const isIn = <T extends object>(group: T, name: PropertyKey): name is keyof T => Object.hasOwn(group, name);
