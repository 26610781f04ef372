import type { Reply } from "@lagom/shared/contract/calls";
import { words } from "../words.ts";

export type LogEntry = Reply<"GET /api/admin/releases">["log"][number];

const SHORT = 10;

/** A release id, short enough to read and long enough to tell apart. */
export const shortId = (release: string): string => release.slice(0, SHORT);

/** What a line of the log says: `books promoted to 41bb9f (was 9d20aa) by team-books`. */
export function logLine({ area, action, from, to, who }: LogEntry): string {
  const { actions, everything, was, by } = words.releaseList;
  const verb = actions[action as keyof typeof actions] ?? action;
  return [area ?? everything, verb, to && shortId(to), from && was(shortId(from)), by(who)]
    .filter(Boolean)
    .join(" ");
}
