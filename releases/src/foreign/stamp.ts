import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UNSTAMPED } from "@lagom/shared/build/release-name";
import { integrityOf } from "../store-key.ts";
import type { BuildRecord } from "./build-record.ts";

/** A build with its id in it. */
export interface Stamped {
  id: string;
  files: BuildRecord["files"];
  /** Reads a file as it is published. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The id of a build: a hash of the names and hashes of its files. The same build has the same id wherever it was made.
 * @returns 12 hexadecimal digits
 */
export function idOf(files: BuildRecord["files"]): string {
  const hash = createHash("sha256");
  for (const name of Object.keys(files).sort()) hash.update(`${name}\0${files[name]?.integrity}\n`);
  return hash.digest("hex").slice(0, 12);
}

/**
 * Puts the id into a build that was made without one. The id is as long as what stands for it, and a hash as any other, so nothing moves
 * and source maps stay right; hashes of changed files are changed wherever files contain them.
 * @param files those of its record, with their right hashes
 */
export async function stamp(folder: string, files: BuildRecord["files"]): Promise<Stamped> {
  const id = idOf(files);
  const named = new Map(Object.entries(files).map(([name, { integrity }]) => [integrity, name]));
  const changed = new Map<string, Buffer<ArrayBuffer>>();
  const done = new Map<string, Promise<string>>();

  /** The hash that a file has then. */
  function hashOf(name: string): Promise<string> {
    const begun = done.get(name);
    if (begun) return begun;
    const hash = stampFile(name);
    done.set(name, hash);
    return hash;
  }

  async function stampFile(name: string): Promise<string> {
    // As Latin-1, each byte is a character, in files of any kind.
    let text = await readFile(join(folder, name), "latin1");
    const before = text;
    const mentioned = new Set(text.match(HASH));
    for (const hash of mentioned) {
      const other = named.get(hash);
      if (other && other !== name) text = text.replaceAll(hash, await hashOf(other));
    }
    text = text.replaceAll(UNSTAMPED, id);
    if (text === before) return files[name]?.integrity ?? "";
    const contents = Buffer.from(text, "latin1");
    changed.set(name, contents);
    return integrityOf(contents);
  }

  const stamped: BuildRecord["files"] = {};
  for (const [name, file] of Object.entries(files))
    stamped[name] = { ...file, integrity: await hashOf(name) };
  return { id, files: stamped, read: async (name) => changed.get(name) ?? readFile(join(folder, name)) };
}
const HASH = /sha384-[A-Za-z0-9+/]{64}/g;
