import { createReadStream } from "node:fs";
import { access, mkdtemp, open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { pipeline as pipelineOf } from "node:stream/promises";
import { createGunzip } from "node:zlib";

/** What a dictionary may be, unpacked; the largest extracts of Wiktionary have 3 GB. */
const MOST_BYTES = 4 * 1024 * 1024 * 1024;
const MOST_INDEX_BYTES = 128 * 1024 * 1024;
/** An entry of Wiktionary with all its forms and translations has up to 2 MB. */
const LONGEST_LINE = 8 * 1024 * 1024;

/** Bytes of the texts that are read at a time. */
const PIECE = 64 * 1024;

/** A headword with its meanings, best first. */
export interface Entry {
  headword: string;
  glosses: readonly string[];
}

/** A dictionary that is being read. */
export interface OpenedDictionary {
  name: string;
  licence: string | null;
  url: string | null;
  /**
   * Read once, a piece of the file at a time; a headword may come several times.
   * @throws DamagedDictionary
   */
  entries: AsyncIterable<Entry>;
  /** How much of it has been read, from 0 to 1. */
  progress: () => number;
  /** Lets go of its files. */
  close: () => Promise<void>;
}

/** A damaged file, of which nothing is imported. `place` is a line, or the number of an entry, from 1. */
export class DamagedDictionary extends Error {
  override name = "DamagedDictionary";
  constructor(file: string, place: number, what: string) {
    super(`${basename(file)}:${place}: ${what}`);
  }
}

/** The bytes of a file, or of its compressed form with `.dz` or `.gz` (dictzip is gzip). For indexes, which fit into memory. */
export async function readPacked(file: string): Promise<Buffer> {
  const path = await findPacked(file);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of limited(unpacked(path), MOST_INDEX_BYTES)) chunks.push(chunk);
  } catch {
    throw new DamagedDictionary(path, 1, "cannot be unpacked");
  }
  return Buffer.concat(chunks);
}

/** The texts of a dictionary, read at any place. */
export interface Texts {
  size: number;
  read: (from: number, size: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens the file of texts; a compressed one is unpacked into a temporary file first. */
export async function openTexts(file: string): Promise<Texts> {
  const path = await findPacked(file);
  const folder = path === file ? undefined : await mkdtemp(join(tmpdir(), "lagom-dictionary-"));
  const remove = async () => void (folder && (await rm(folder, { recursive: true, force: true })));
  try {
    const plain = folder ? join(folder, "texts") : path;
    if (folder) await unpackTo(path, plain);
    const handle = await open(plain);
    const { size } = await handle.stat();
    // Texts stand in the file much as they do in the index: most are in the piece that was read last.
    let piece = { from: 0, bytes: Buffer.alloc(0) };
    return {
      size,
      async read(from, length) {
        if (from < piece.from || from + length > piece.from + piece.bytes.length) {
          const bytes = Buffer.alloc(Math.min(Math.max(length, PIECE), size - from));
          await handle.read(bytes, 0, bytes.length, from);
          piece = { from, bytes };
        }
        return piece.bytes.subarray(from - piece.from, from - piece.from + length);
      },
      async close() {
        await handle.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Unpacks a `.dz` or `.gz`. @throws DamagedDictionary */
export async function unpackTo(path: string, plain: string): Promise<void> {
  const handle = await open(plain, "wx", 0o600);
  try {
    await pipelineOf(limited(unpacked(path), MOST_BYTES), handle.createWriteStream());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw error;
    throw new DamagedDictionary(path, 1, "cannot be unpacked");
  }
}

/** The lines of a file that may be compressed, and how much of it has been read. */
export async function openLines(path: string): Promise<{
  lines: AsyncIterable<{ text: string; line: number }>;
  progress: () => number;
  close: () => Promise<void>;
}> {
  const { size } = await stat(path);
  const file = createReadStream(path);
  return {
    lines: linesIn(limited(unpacked(path, file), MOST_BYTES), path),
    progress: () => Math.min(1, file.bytesRead / Math.max(1, size)),
    close: async () => void file.destroy(),
  };
}

async function* linesIn(bytes: AsyncIterable<Buffer>, path: string) {
  let line = 0;
  let rest = Buffer.alloc(0);
  const read = (piece: Buffer) => {
    line += 1;
    const text = utf8(piece.at(-1) === 13 ? piece.subarray(0, -1) : piece);
    if (text === undefined) throw new DamagedDictionary(path, line, "is not UTF-8");
    return { text, line };
  };
  try {
    for await (const chunk of bytes) {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        const piece = chunk.subarray(from, end);
        yield read(rest.length > 0 ? Buffer.concat([rest, piece]) : piece);
        rest = Buffer.alloc(0);
        from = end + 1;
      }
      rest = Buffer.concat([rest, chunk.subarray(from)]);
      if (rest.length > LONGEST_LINE) throw new DamagedDictionary(path, line + 1, "is too long a line");
    }
  } catch (error) {
    if (error instanceof DamagedDictionary) throw error;
    throw new DamagedDictionary(path, line + 1, "cannot be unpacked");
  }
  if (rest.length > 0) yield read(rest);
}

async function findPacked(file: string): Promise<string> {
  for (const ending of ["", ".dz", ".gz"]) {
    const path = `${file}${ending}`;
    const there = await access(path).then(
      () => true,
      () => false,
    );
    if (there) return path;
  }
  throw new DamagedDictionary(file, 1, "is missing");
}

/** A file as a stream, unpacked where its name says that it is compressed; a failure of either end ends both. */
function unpacked(path: string, file = createReadStream(path)): Readable {
  return /\.[dg]z$/.test(path) ? pipeline(file, createGunzip(), () => {}) : file;
}

/** Ends a stream that has too much, as a small file may have when it is unpacked. */
async function* limited(bytes: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw new Error(`has more than ${most} bytes`);
    yield chunk;
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** Decodes UTF-8; undefined if it is invalid. */
export function utf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
