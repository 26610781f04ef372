import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const VERSION = 0;
const UUID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const CHECKSUM_BYTES = 4;

/** A parsed refresh token; it proves nothing until `isSignedBy` confirms it. */
export interface RefreshToken {
  sessionId: string;
  counter: number;
  signed: Buffer;
  signature: Buffer;
}

/** A new key for one session's refresh tokens, base64url. */
export const newRefreshKey = (): string => randomBytes(32).toString("base64url");

/** Writes `version | session | counter | signature | checksum` as base64url. */
export function writeRefreshToken(sessionId: string, counter: number, key: string): string {
  const signed = Buffer.concat([
    Buffer.from([VERSION]),
    Buffer.from(sessionId.replaceAll("-", ""), "hex"),
    writeVarint(counter),
  ]);
  const body = Buffer.concat([signed, sign(signed, key)]);
  return Buffer.concat([body, checksum(body)]).toString("base64url");
}

/** Parses a refresh token; undefined if its format, checksum or spelling is not one that we issue. */
export function readRefreshToken(token: string): RefreshToken | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.toString("base64url") !== token) return undefined;
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  const signed = body.subarray(0, -SIGNATURE_BYTES);
  if (signed.length < 1 + UUID_BYTES + 1 || signed[0] !== VERSION) return undefined;
  if (!checksum(body).equals(bytes.subarray(-CHECKSUM_BYTES))) return undefined;
  const counter = readVarint(signed.subarray(1 + UUID_BYTES));
  if (counter === undefined) return undefined;
  const hex = signed.toString("hex", 1, 1 + UUID_BYTES);
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { sessionId, counter, signed, signature: body.subarray(-SIGNATURE_BYTES) };
}

/** Whether the session's key signed this token, compared in constant time. */
export const isSignedBy = (token: RefreshToken, key: string): boolean =>
  timingSafeEqual(token.signature, sign(token.signed, key));

function sign(bytes: Buffer, key: string): Buffer {
  return createHmac("sha256", Buffer.from(key, "base64url"))
    .update(bytes)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}

function checksum(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest().subarray(0, CHECKSUM_BYTES);
}

/** Seven bits per byte, low bits first; the high bit means that more follow. */
function writeVarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return Buffer.from([...bytes, rest]);
}

function readVarint(bytes: Buffer): number | undefined {
  const value = bytes.reduceRight((sum, byte) => sum * 0x80 + (byte & 0x7f), 0);
  return Number.isSafeInteger(value) && writeVarint(value).equals(bytes) ? value : undefined;
}
