import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Deployable } from "@lagom/shared/remote";

/** The folder of a deployable's sources in this checkout. */
export const folderOf = (deployable: Deployable): string =>
  deployable === "shell" ? "shell" : `mf-${deployable}`;

/** Where the sources of a deployable are: in its folder of a checkout, or the whole of a repository that holds nothing else. */
export function sourcesOf(root: string, deployable: Deployable): string {
  const folder = join(root, folderOf(deployable));
  return existsSync(folder) ? folder : root;
}
