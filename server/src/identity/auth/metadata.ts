import type { Metadata } from "../../schema/auth/users.table.ts";
import { invalid } from "./errors.ts";

/** Keys of the metadata that only the server writes. */
const OWN_KEYS = ["sub", "email", "email_verified", "phone_verified"];

/** The maximum size of a user's stored metadata, in bytes of JSON. */
const MOST_STORED = 32 * 1024;

/** The maximum size of the metadata in an access token, which is a header of every call: proxies accept 8 KiB per header. */
const MOST_IN_TOKEN = 2048;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The metadata that a caller may set: everything except the keys that the server writes. */
function callersMetadata(data: Metadata): Metadata {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !OWN_KEYS.includes(key)));
}

/**
 * A caller's metadata for a new account.
 * @param field the field of the request that contains it
 * @throws AuthError validation_failed if it is too large
 */
export function newMetadata(field: string, data: Metadata | null | undefined): Metadata {
  const bytes = bytesOf(data ?? {});
  if (bytes > MOST_STORED) throw tooLarge(field, bytes);
  return data ?? {};
}

/**
 * Merges a caller's metadata into the stored metadata; null removes a key. Metadata that was already too large may shrink.
 * @param field the field of the request that contains it
 * @throws AuthError validation_failed if the result is too large
 */
export function mergeMetadata(field: string, stored: Metadata, change: Metadata): Metadata {
  const merged = { ...stored, ...callersMetadata(change) };
  const result = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  const bytes = bytesOf(callersMetadata(result));
  if (bytes > MOST_STORED && bytes >= bytesOf(callersMetadata(stored))) throw tooLarge(field, bytes);
  return result;
}

const tooLarge = (field: string, bytes: number) =>
  invalid(`${field} must not exceed ${MOST_STORED} bytes as JSON, but has ${bytes}`);

/** The part of the metadata that goes into an access token: the server's keys, then the smallest values, as far as they fit. */
export function tokenMetadata(metadata: Metadata): Metadata {
  const sizes = Object.entries(metadata).map(([key, value]) => ({
    key,
    own: OWN_KEYS.includes(key),
    bytes: bytesOf({ [key]: value }),
  }));
  sizes.sort((a, b) => Number(b.own) - Number(a.own) || a.bytes - b.bytes);
  const kept = new Set<string>();
  let left = MOST_IN_TOKEN;
  for (const { key, bytes } of sizes) {
    left -= bytes;
    if (left >= 0) kept.add(key);
  }
  return Object.fromEntries(Object.entries(metadata).filter(([key]) => kept.has(key)));
}
