import { createHash } from "node:crypto";
import { CompactEncrypt, compactDecrypt, type JWK } from "jose";
import type { StoredKey } from "../../../schema/auth/signing-keys.table.ts";

/** The encryption key: 256 bits derived from a secret of any length. */
const keyOf = (secret: string): Uint8Array => createHash("sha256").update(secret).digest();

/** Encrypts a text (JWE, AES-256-GCM). */
export const seal = (text: string, secret: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(keyOf(secret));

/** @throws Error when it was encrypted with another secret */
async function open(sealed: string, secret: string | undefined, what: string): Promise<string> {
  if (!secret) throw new Error(`SIGNING_KEY_SECRET: ${what} was encrypted with one`);
  try {
    const { plaintext } = await compactDecrypt(sealed, keyOf(secret));
    return new TextDecoder().decode(plaintext);
  } catch (cause) {
    throw new Error(`SIGNING_KEY_SECRET: ${what} was encrypted with another one`, { cause });
  }
}

/** Encrypts the private part of a key. */
export async function sealKey({ d = "", ...publicJwk }: JWK, secret: string): Promise<StoredKey> {
  return { ...publicJwk, encrypted: await seal(d, secret) };
}

/**
 * Decrypts a stored key.
 * @throws Error if it was encrypted with another secret
 */
export async function openKey({ encrypted, ...jwk }: StoredKey, secret: string | undefined): Promise<JWK> {
  if (encrypted === undefined) return jwk;
  return { ...jwk, d: await open(encrypted, secret, "the key that signs tokens") };
}

/** Whether a stored key is encrypted: what it is in plain text has no point in it. */
export const isSealed = (stored: string): boolean => stored.includes(".");

/**
 * Reads a key that is stored as a text, encrypted or not.
 * @param what names it in the error
 * @throws Error when it was encrypted with another secret
 */
export async function openText(stored: string, secret: string | undefined, what: string): Promise<string> {
  return isSealed(stored) ? open(stored, secret, what) : stored;
}

/** Reads the key of a session's refresh tokens as it is stored. @throws Error as `openText` */
export const openRefreshKey = (stored: string, secret: string | undefined): Promise<string> =>
  openText(stored, secret, "the key of a session");
