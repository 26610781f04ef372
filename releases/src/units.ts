import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Unit } from "@lagom/shared/remote";

/** The folder of a unit's sources in this checkout. */
export const folderOf = (unit: Unit): string => (unit === "shell" ? "shell" : `mf-${unit}`);

/** Where the sources of a unit are: in its folder of a checkout, or the whole of a repository that holds nothing else. */
export function sourcesOf(root: string, unit: Unit): string {
  const folder = join(root, folderOf(unit));
  return existsSync(folder) ? folder : root;
}
