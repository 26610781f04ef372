import { type Area, EXPOSES } from "@lagom/shared/remote";
import { pageProblems } from "../area-pages.ts";
import { unserved } from "../file-types.ts";
import type { ReleaseRecord } from "../record.ts";
import { ROUTES_FILE } from "./pages-check.ts";

/** Files that every shell provides for the web host besides its scripts. */
const SHELL_FILES = ["document.html", ROUTES_FILE];

/** The pages and files missing from a record, one line each. */
export function incomplete(record: ReleaseRecord): string[] {
  const { deployable, entry, exposes, files, pages: declared = [] } = record;
  const own: readonly string[] =
    deployable === "shell" ? ["main", "boot"] : (EXPOSES[deployable as Area] ?? []);
  const pages = [...new Set([...own, ...declared.map(({ page }) => page)])];
  const loads = Object.values(exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const needed = [...(deployable === "shell" ? SHELL_FILES : []), ...(entry ? [entry] : []), ...loads];
  return [
    ...pages.filter((page) => !exposes[page]).map((page) => `it exposes no ${page}`),
    ...(pages.length === 0 ? ["it has no page: pages.json declares them"] : []),
    ...pageProblems(deployable, declared),
    ...(deployable !== "shell" && !entry ? ["it names no entry"] : []),
    ...[...new Set(needed)].filter((name) => !files[name]).map((name) => `it lacks the file ${name}`),
    ...unserved(Object.keys(files)).map((name) => `its file ${name} is of a kind that is not served`),
  ];
}
