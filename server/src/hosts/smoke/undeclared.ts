import type { ReleaseRecord } from "@lagom/releases/record";
import { callAt } from "./example-api.ts";
import type { Use } from "./watch/taken.ts";

const SHARED = "@lagom/shared";

/** What a release was seen to use and does not declare in its record; one line each, in order. */
export function undeclared(
  { ranges, names, tags = {} }: Pick<ReleaseRecord, "ranges" | "names" | "tags">,
  used: Iterable<Use>,
): string[] {
  const lines = new Set<string>();
  for (const use of used) {
    const line = missing(use);
    if (line) lines.add(`it ${line}, which its record does not declare`);
  }
  return [...lines].sort();

  function missing(use: Use): string | undefined {
    if (use.kind === "call") return tags[use.call] ? undefined : `makes the call ${use.call} (tags)`;
    if (use.kind === "request") {
      const call = callAt(use.method, use.path);
      return !call || tags[call] ? undefined : `makes the call ${call} (tags)`;
    }
    if (use.kind === "export") {
      const subpath = use.of.slice(SHARED.length + 1);
      return names[subpath]?.includes(use.name) ? undefined : `uses ${use.name} of ${use.of} (names)`;
    }
    const packageName = /^(?:@[^/]+\/)?[^/]+/.exec(use.name)?.[0] ?? use.name;
    if (!ranges[packageName]) return `takes ${use.name} from the shell (ranges)`;
    const isDeclared = packageName !== SHARED || names[use.name.slice(SHARED.length + 1)];
    return isDeclared ? undefined : `takes ${use.name} from the shell (names)`;
  }
}
