import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReleaseRecord } from "@lagom/releases/record";
import { integrityOf } from "@lagom/releases/store-key";

/** The id of builds that are only made to be copied. */
export const TEMPLATE_ID = "000000000000";

/** A release in memory: its record, and the contents of its files by name. */
export interface Copy {
  record: ReleaseRecord;
  files: Map<string, Buffer>;
}

/** Reads a build, of which many copies can then be made. */
export async function readBuild(folder: string, record: ReleaseRecord): Promise<Copy> {
  const names = Object.keys(record.files);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return { record, files: new Map(names.map((name, at) => [name, contents[at] as Buffer])) };
}

/**
 * Makes another release from a build, as if built from other sources: with its own id in every name and text, and new hashes of
 * all changed files, including those in the entry. Contents that do not change are the same buffers.
 * @param alter changes the text of a file
 */
export function alteredCopy(
  { record, files: before }: Copy,
  id: string,
  alter: (text: string, name: string) => string = (text) => text,
): Copy {
  // The scripts with the hashes of others come last.
  const names = [...before.keys()].sort((a, b) => Number(holdsHashes(a)) - Number(holdsHashes(b)));
  const hashes = new Map<string, string>();
  const files = new Map<string, Buffer>();
  const described: ReleaseRecord["files"] = {};
  for (const name of names) {
    const old = before.get(name) as Buffer;
    const was = record.files[name]?.integrity ?? "";
    const text = /\.(js|css)$/.test(name) ? old.toString() : "";
    const rewritten = text && rewrite(text, name);
    const contents = rewritten === text ? old : Buffer.from(rewritten);
    const integrity = contents === old ? was : integrityOf(contents);
    hashes.set(was, integrity);
    files.set(name, contents);
    described[name] = { integrity, bytes: contents.byteLength };
  }
  return { record: { ...record, id, files: described }, files };

  function rewrite(text: string, name: string): string {
    const altered = alter(text, name)
      .replaceAll(record.id, id)
      .replaceAll("release-marker", `${record.deployable} ${id}`);
    if (!holdsHashes(name)) return altered;
    return altered.replaceAll(/sha384-[\w+/]{64}/g, (hash) => hashes.get(hash) ?? hash);
  }
}

/** The entry of an area, or the main script of the shell. */
export const isEntryScript = (name: string): boolean => /^(entry|main\.\w+)\.js$/.test(name);

/** Scripts that contain the hashes of what they load later: entries, and the first messages of the shell. */
const holdsHashes = (name: string): boolean => isEntryScript(name) || /^messages\/\w+\.js$/.test(name);
