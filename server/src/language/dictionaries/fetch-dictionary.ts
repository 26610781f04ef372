import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { createTarDecoder } from "modern-tar";
import xz from "xz-decompress";
import { safeStream } from "../../platform/http/safe-fetch.ts";
import type { PublishedDictionary } from "./catalogue.ts";
import { DamagedDictionary, unpackTo } from "./dictionary-file.ts";
import { UnexpectedAnswer } from "./failure-code.ts";

/** The largest that is offered, the extract of German, has 100 MB. */
const MOST_BYTES = 1024 * 1024 * 1024;
const MOST_UNPACKED_BYTES = 2 * MOST_BYTES;
const TIMEOUT_MS = 2 * 3_600_000;

const FILE_NAMES = {
  freedict: "freedict.tar.xz",
  kaikki: "kaikki.jsonl.gz",
  "cc-cedict": "cedict.txt.gz",
  jmdict: "JMdict.gz",
} as const;

interface Fetching {
  /** `host:port`s that need not be public. */
  allow: readonly string[];
  signal?: AbortSignal | undefined;
  /** Called between two pieces of work. */
  rest: () => Promise<void>;
  onProgress: (percent: number) => Promise<void>;
}

/**
 * Fetches a dictionary into a folder that is its own, emptied before.
 * @returns the file to open
 * @throws FetchRefused, DamagedDictionary, AbortError; UnexpectedAnswer if the answer or its hash is another than was promised
 */
export async function fetchDictionary(
  { publisher, address, bytes, sha512 }: PublishedDictionary,
  folder: string,
  fetching: Fetching,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, FILE_NAMES[publisher]);
  const hash = await download(address, file, bytes, fetching);
  if (sha512 !== null && hash !== sha512) {
    throw new UnexpectedAnswer(
      "damaged",
      "The file is not the one that the index promises: its SHA-512 is another",
    );
  }
  return publisher === "freedict" ? unpack(file, folder, fetching) : file;
}

/** @returns the SHA-512 of the file */
async function download(
  address: string,
  file: string,
  promised: number | null,
  { allow, signal, onProgress }: Fetching,
): Promise<string> {
  const hash = createHash("sha512");
  const handle = await open(file, "wx", 0o600);
  try {
    const limits = { maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS, allow, signal };
    await safeStream(address, limits, async ({ status, headers }, body) => {
      if (status !== 200) throw new UnexpectedAnswer("status", `${address} answered ${status}`);
      const total = Number(headers.get("content-length")) || promised;
      let size = 0;
      for await (const chunk of body) {
        hash.update(chunk);
        await handle.write(chunk);
        size += chunk.length;
        if (total) await onProgress(Math.min(100, Math.floor((100 * size) / total)));
      }
    });
  } finally {
    await handle.close();
  }
  return hash.digest("hex");
}

/** Unpacks the index and the texts of a release for dictd. @returns the index */
async function unpack(archive: string, folder: string, { rest, signal }: Fetching): Promise<string> {
  const name = basename(archive);
  let index: string | undefined;
  let size = 0;
  try {
    const packed = Readable.toWeb(createReadStream(archive)) as ConstructorParameters<
      typeof xz.XzReadableStream
    >[0];
    const entries = new xz.XzReadableStream(packed).pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries) {
      const wanted = /\.(index|dict|dict\.dz)$/.test(header.name);
      const path = join(folder, basename(header.name));
      const handle = wanted ? await open(path, "wx", 0o600) : undefined;
      if (wanted && path.endsWith(".index")) index = path;
      try {
        for await (const chunk of body) {
          size += chunk.length;
          if (size > MOST_UNPACKED_BYTES) throw new DamagedDictionary(name, 1, "is too large");
          await handle?.write(chunk);
          await rest();
          signal?.throwIfAborted();
        }
      } finally {
        await handle?.close();
      }
    }
  } catch (error) {
    if (error instanceof DamagedDictionary || (error instanceof Error && "code" in error)) throw error;
    signal?.throwIfAborted();
    throw new DamagedDictionary(name, 1, "cannot be unpacked");
  }
  if (!index) throw new DamagedDictionary(name, 1, "has no index of dictd");
  const texts = index.replace(/index$/, "dict");
  // Into the same folder, which is emptied whatever becomes of this process.
  if (await stat(`${texts}.dz`).catch(() => undefined)) await unpackTo(`${texts}.dz`, texts);
  return index;
}
