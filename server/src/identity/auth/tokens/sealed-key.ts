import { createHash } from "node:crypto";
import { CompactEncrypt, compactDecrypt, type JWK } from "jose";
import type { StoredKey } from "../../../schema/auth/signing-keys.table.ts";

/** The encryption key: 256 bits derived from a secret of any length. */
const keyOf = (secret: string): Uint8Array => createHash("sha256").update(secret).digest();

/** Encrypts the private part of a key (JWE, AES-256-GCM). */
export async function sealKey({ d, ...publicJwk }: JWK, secret: string): Promise<StoredKey> {
  const encrypted = await new CompactEncrypt(new TextEncoder().encode(d))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(keyOf(secret));
  return { ...publicJwk, encrypted };
}

/**
 * Decrypts a stored key.
 * @throws Error if it was encrypted with another secret
 */
export async function openKey({ encrypted, ...jwk }: StoredKey, secret: string | undefined): Promise<JWK> {
  if (encrypted === undefined) return jwk;
  if (!secret) throw new Error("SIGNING_KEY_SECRET: the key that signs tokens was encrypted with one");
  try {
    const { plaintext } = await compactDecrypt(encrypted, keyOf(secret));
    return { ...jwk, d: new TextDecoder().decode(plaintext) };
  } catch (cause) {
    throw new Error("SIGNING_KEY_SECRET: the key that signs tokens was encrypted with another one", {
      cause,
    });
  }
}
