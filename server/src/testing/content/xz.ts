import { crc32 } from "node:zlib";

/** LZMA2 takes pieces of 64 KiB. */
const PIECE = 65_536;

/** Packs bytes in the .xz format, whose LZMA2 may also store them as they are. */
export function xz(bytes: Buffer): Buffer {
  const flags = Buffer.from([0, 1]); // a CRC32 of each block
  const header = Buffer.concat([Buffer.from("\xfd7zXZ\0", "latin1"), flags, crc(flags)]);
  // Its length in units of four bytes less one, one filter, LZMA2 with one byte of properties: a dictionary of 64 KiB.
  const blockHeader = withCrc(Buffer.from([2, 0, 0x21, 1, 8, 0, 0, 0]));
  const data = Buffer.concat([...piecesOf(bytes), Buffer.from([0])]);
  const check = crc(bytes);
  const block = Buffer.concat([blockHeader, padded(data), check]);
  const unpadded = blockHeader.length + data.length + check.length;
  const index = withCrc(
    padded(Buffer.concat([Buffer.from([0, 1]), variable(unpadded), variable(bytes.length)])),
  );
  const backward = Buffer.alloc(4);
  backward.writeUInt32LE(index.length / 4 - 1);
  const end = Buffer.concat([backward, flags]);
  return Buffer.concat([header, block, index, crc(end), end, Buffer.from("YZ")]);
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE) {
    const piece = bytes.subarray(from, from + PIECE);
    const head = Buffer.from([from === 0 ? 1 : 2, 0, 0]); // not compressed; the first one resets the dictionary
    head.writeUInt16BE(piece.length - 1, 1);
    yield Buffer.concat([head, piece]);
  }
}

function crc(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(bytes));
  return sum;
}

const withCrc = (bytes: Buffer): Buffer => Buffer.concat([bytes, crc(bytes)]);
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** Seven bits a byte, the lowest first. */
function variable(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) | 128);
  return Buffer.from([...bytes, left]);
}
