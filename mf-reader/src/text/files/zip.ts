import { FileRefused } from "./file-text.ts";

/** The files in an archive. */
export interface Zip {
  has(name: string): boolean;
  /** The text of a file, in UTF-8 or UTF-16; null if there is no such file. @throws FileRefused */
  text(name: string): Promise<string | null>;
}

interface Entry {
  /** Where its header starts. */
  offset: number;
  packed: number;
  unpacked: number;
  method: number;
  encrypted: boolean;
}

/** A chapter, or the whole of a DOCX with its markup; and all that is unpacked of an archive. */
const MOST_BYTES = { file: 24 * 1024 * 1024, archive: 64 * 1024 * 1024 };
const MOST_FILES = 20_000;

const END = { signature: 0x06054b50, bytes: 22, longestComment: 0xffff };
const CENTRAL = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const STORED = 0;
const DEFLATED = 8;

/**
 * Opens an archive. Only what is asked for is unpacked, and never more than the archive says and a book needs, so that no file can
 * fill the memory.
 * @throws FileRefused damaged
 */
export async function openZip(file: Blob): Promise<Zip> {
  const entries = await readDirectory(file);
  let room = MOST_BYTES.archive;
  const read = async (entry: Entry): Promise<Uint8Array> => {
    if (entry.encrypted) throw new FileRefused("encrypted");
    if (entry.unpacked > Math.min(MOST_BYTES.file, room)) throw new FileRefused("bomb");
    const bytes = await unpack(file, entry);
    room -= bytes.length;
    return bytes;
  };
  return {
    has: (name) => entries.has(name),
    text: async (name) => {
      const entry = entries.get(name);
      return entry ? decodeXml(await read(entry)) : null;
    },
  };
}

async function readDirectory(file: Blob): Promise<Map<string, Entry>> {
  const tail = await viewOf(file, Math.max(0, file.size - END.bytes - END.longestComment), file.size);
  let end = tail.byteLength - END.bytes;
  while (end >= 0 && tail.getUint32(end, true) !== END.signature) end -= 1;
  if (end < 0) throw new FileRefused("damaged");
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (count > MOST_FILES || start + size > file.size) throw new FileRefused("damaged");
  const view = await viewOf(file, start, start + size);
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + CENTRAL.bytes > size || view.getUint32(at, true) !== CENTRAL.signature)
      throw new FileRefused("damaged");
    const nameLength = view.getUint16(at + 28, true);
    const next =
      at + CENTRAL.bytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > size) throw new FileRefused("damaged");
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + CENTRAL.bytes, nameLength));
    entries.set(name, {
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
}

async function unpack(file: Blob, { offset, packed, unpacked, method }: Entry): Promise<Uint8Array> {
  const header = await viewOf(file, offset, offset + LOCAL.bytes);
  if (header.byteLength < LOCAL.bytes || header.getUint32(0, true) !== LOCAL.signature)
    throw new FileRefused("damaged");
  const start = offset + LOCAL.bytes + header.getUint16(26, true) + header.getUint16(28, true);
  const content = file.slice(start, start + packed).stream();
  if (method === STORED) return readAll(content, unpacked);
  if (method !== DEFLATED) throw new FileRefused("damaged");
  return readAll(content.pipeThrough(new DecompressionStream("deflate-raw")), unpacked);
}

/** What a stream holds, which must be as long as the archive says. */
async function readAll(stream: ReadableStream<Uint8Array>, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  const reader = stream.getReader();
  let filled = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (filled + value.length > length) throw new FileRefused("bomb");
      bytes.set(value, filled);
      filled += value.length;
    }
  } catch (cause) {
    await reader.cancel().catch(() => {});
    throw cause instanceof FileRefused ? cause : new FileRefused("damaged");
  }
  if (filled < length) throw new FileRefused("damaged");
  return bytes;
}

const viewOf = async (file: Blob, start: number, end: number): Promise<DataView> =>
  new DataView(await file.slice(start, end).arrayBuffer());

/** XML in an archive is in UTF-8, rarely in UTF-16, which its first bytes tell. */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  return new TextDecoder().decode(bytes);
}
