import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReleaseRecord } from "@lagom/releases/record";
import { integrityOf } from "@lagom/releases/store-key";

/** The id in builds that are to be copied. */
export const TEMPLATE_ID = "000000000000";

/** A release in memory: its record, and the contents of its files by name. */
export interface Copy {
  record: ReleaseRecord;
  files: Map<string, Buffer>;
}

/**
 * Makes another release from a build, as if built from other sources: with its own id in every name and text, and new hashes of
 * all changed files, including those in the entry.
 * @param alter changes the text of a file
 */
export async function alteredCopy(
  folder: string,
  record: ReleaseRecord,
  id: string,
  alter: (text: string, name: string) => string = (text) => text,
): Promise<Copy> {
  // The script with the hashes of the others comes last.
  const names = Object.keys(record.files).sort((a, b) => Number(holdsHashes(a)) - Number(holdsHashes(b)));
  const hashes: [before: string, after: string][] = [];
  const files = new Map<string, Buffer>();
  const described: ReleaseRecord["files"] = {};
  for (const name of names) {
    const before = await readFile(join(folder, name));
    const contents = /\.(js|css)$/.test(name) ? Buffer.from(rewritten(before.toString(), name)) : before;
    const integrity = integrityOf(contents);
    hashes.push([integrityOf(before), integrity]);
    files.set(name, contents);
    described[name] = { integrity, bytes: contents.byteLength };
  }
  return { record: { ...record, id, files: described }, files };

  function rewritten(text: string, name: string): string {
    let result = alter(text, name)
      .replaceAll(TEMPLATE_ID, id)
      .replaceAll("release-marker", `${record.deployable} ${id}`);
    for (const [before, after] of hashes) result = result.replaceAll(before, after);
    return result;
  }
}

/** The entry of an area and the main script of the shell contain the hashes of what they load later. */
export const holdsHashes = (name: string): boolean => /^(entry|main\.\w+)\.js$/.test(name);
