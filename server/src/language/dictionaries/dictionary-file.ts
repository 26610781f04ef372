import { access, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip as gunzipCallback } from "node:zlib";

const gunzip = promisify(gunzipCallback);
const MOST_BYTES = 512 * 1024 * 1024;

/** A dictionary as its files have it, in either of the formats. */
export interface RawDictionary {
  name: string;
  licence: string | null;
  url: string | null;
  /** Each headword with the text of its entry. */
  entries: { headword: string; body: string }[];
}

/** A file that is damaged: nothing of it is taken. `place` is a line, or the number of an entry, from 1. */
export class DamagedDictionary extends Error {
  override name = "DamagedDictionary";
  constructor(file: string, place: number, what: string) {
    super(`${file}:${place}: ${what}`);
  }
}

/** Reads a file as it is, or its twin with `.dz` or `.gz`, unpacked (dictzip is gzip). */
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

/** Text that must be UTF-8; undefined when it is not. */
export function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}
