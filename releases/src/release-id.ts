import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Deployable } from "@lagom/shared/remote";
import { sourcesOf } from "./deployables.ts";

const LEFT_OUT = new Set(["node_modules", "dist", "testing", ".git"]);

/**
 * The id of the release that these sources build: a hash of the deployable's folder, `shared` and the lock file, without git.
 * For an area in a repository of its own, a hash of that repository, whose lock file names the version of `shared`.
 * Tests are left out, so that changing one does not make a new release.
 * @returns 12 hexadecimal digits; the same contents give the same id
 */
export async function releaseId(root: string, deployable: Deployable): Promise<string> {
  const folders = [sourcesOf(root, deployable), join(root, "shared")].filter((folder) => existsSync(folder));
  const files = [...(await Promise.all(folders.map(filesOf))).flat(), join(root, "pnpm-lock.yaml")];
  const hash = createHash("sha256");
  for (const file of files) {
    const contents = await readFile(file);
    hash.update(`${relative(root, file).split(sep).join("/")}\0${contents.byteLength}\0`).update(contents);
  }
  return hash.digest("hex").slice(0, 12);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !relative(folder, file)
          .split(sep)
          .some((part) => LEFT_OUT.has(part)),
    )
    .sort();
}
