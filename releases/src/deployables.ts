import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Deployable } from "@lagom/shared/remote";

/** The folder of a deployable's sources in this checkout. */
export const folderOf = (deployable: Deployable): string =>
  deployable === "shell" ? "shell" : `mf-${deployable}`;

/** Where a deployable's sources are: its folder in this checkout, or the root of a repository that holds only that one. */
export function sourcesOf(root: string, deployable: Deployable): string {
  const folder = join(root, folderOf(deployable));
  return existsSync(folder) ? folder : root;
}
