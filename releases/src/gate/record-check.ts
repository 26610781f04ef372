import { EXPOSES } from "@lagom/shared/remote";
import { unserved } from "../file-types.ts";
import type { ReleaseRecord } from "../record.ts";

/** Files that every shell provides for the web host besides its scripts. */
const SHELL_FILES = ["document.html", "routes.json"];

/** The pages and files missing from a record, one line each. */
export function incomplete(record: ReleaseRecord): string[] {
  const { deployable, entry, exposes, files } = record;
  const pages: readonly string[] = deployable === "shell" ? ["main", "boot"] : EXPOSES[deployable];
  const loads = Object.values(exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const needed = [...(deployable === "shell" ? SHELL_FILES : []), ...(entry ? [entry] : []), ...loads];
  return [
    ...pages.filter((page) => !exposes[page]).map((page) => `it exposes no ${page}`),
    ...(deployable !== "shell" && !entry ? ["it names no entry"] : []),
    ...[...new Set(needed)].filter((name) => !files[name]).map((name) => `it lacks the file ${name}`),
    ...unserved(Object.keys(files)).map((name) => `its file ${name} is of a kind that is not served`),
  ];
}
