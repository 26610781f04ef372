import { AREAS, DEPLOYABLE_NAME } from "@lagom/shared/remote";

/** Areas that operators may add at most: every document names them all. */
const MOST_ADDED = 12;

/** First parts of addresses that hosts answer themselves, or names that stand for something else in commands and settings. */
const RESERVED: ReadonlySet<string> = new Set([
  ...[
    "api",
    "auth",
    "dev",
    "health",
    "healthz",
    "icon",
    "livez",
    "manifest",
    "metrics",
    "offline",
    "openapi",
  ],
  ...[
    "pictures",
    "prerendered",
    "readyz",
    "releases",
    "share",
    "sitemap",
    "static",
    "unsubscribe",
    "version",
  ],
  ...["all", "environment", "operator", "other", "shell", "worker"],
]);

/** Why an area cannot have a name; undefined if it can. */
export function refusedName(name: string, added: readonly string[]): string | undefined {
  if (!DEPLOYABLE_NAME.test(name)) return `${name} is not the name of an area: 2 to 20 small letters`;
  if ([...AREAS, ...added].includes(name)) return `There is an area ${name} already`;
  if (RESERVED.has(name)) return `${name} is reserved: name the area otherwise`;
  if (added.length >= MOST_ADDED) return `There are ${MOST_ADDED} added areas, which is the most`;
  return undefined;
}
