import { access, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip as gunzipCallback } from "node:zlib";

const gunzip = promisify(gunzipCallback);
const MOST_BYTES = 512 * 1024 * 1024;

/** A dictionary as read from its files, in either format. */
export interface RawDictionary {
  name: string;
  licence: string | null;
  url: string | null;
  /** Each headword with the text of its entry. */
  entries: { headword: string; body: string }[];
}

/** A damaged file, of which nothing is imported. `place` is a line, or the number of an entry, from 1. */
export class DamagedDictionary extends Error {
  override name = "DamagedDictionary";
  constructor(file: string, place: number, what: string) {
    super(`${file}:${place}: ${what}`);
  }
}

/** Reads a file, or its compressed form with `.dz` or `.gz` (dictzip is gzip). */
export async function readPacked(file: string): Promise<Buffer> {
  for (const ending of ["", ".dz", ".gz"]) {
    const path = `${file}${ending}`;
    const there = await access(path).then(
      () => true,
      () => false,
    );
    if (!there) continue;
    const bytes = await readFile(path);
    if (ending === "") return bytes;
    return gunzip(bytes, { maxOutputLength: MOST_BYTES }).catch(() => {
      throw new DamagedDictionary(path, 1, "cannot be unpacked");
    });
  }
  throw new DamagedDictionary(file, 1, "is missing");
}

/** Decodes UTF-8; undefined if it is invalid. */
export function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}
