import type { Metadata } from "../../schema/auth/users.table.ts";
import { invalid } from "./errors.ts";

/** Keys of the metadata that only the server writes. */
const OWN_KEYS = ["sub", "email", "email_verified", "phone_verified"];

/** Most bytes of metadata that a user may store, as JSON. */
const MOST_STORED = 32 * 1024;

/** Most bytes of metadata in an access token, which goes into a header of every call: proxies take 8 KiB a header. */
const MOST_IN_TOKEN = 2048;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The metadata a caller may set: everything but the keys that the server writes. */
function callersMetadata(data: Metadata): Metadata {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !OWN_KEYS.includes(key)));
}

/**
 * A caller's metadata for a new account.
 * @param field the field of the request that holds it
 * @throws AuthError validation_failed when it is too large
 */
export function newMetadata(field: string, data: Metadata | null | undefined): Metadata {
  const bytes = bytesOf(data ?? {});
  if (bytes > MOST_STORED) throw tooLarge(field, bytes);
  return data ?? {};
}

/**
 * Merges a caller's metadata into what is stored; null removes a key. What was already too large may still shrink.
 * @param field the field of the request that holds it
 * @throws AuthError validation_failed when the result is too large
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

/** The part of the metadata that goes into an access token: what the server wrote, then the smallest values, as far as they fit. */
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
