import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { RECORD_FILE } from "@lagom/shared/build/release-name";

/** The names of a build's files, without the record of them, in order. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => name !== RECORD_FILE)
    .sort();
}

/** Scripts are what a browser runs, so what they contain is what a release does. */
export const isScript = (name: string): boolean => /\.m?js$/.test(name);
