import { desc, eq, sql } from "drizzle-orm";
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from "jose";
import type { Db } from "../../../platform/database/open.ts";
import { type StoredKey, signingKeys } from "../../../schema/auth/signing-keys.table.ts";
import { openKey, sealKey } from "./sealed-key.ts";

const FRESH_MS = 60_000;
/** Minimum time between lookups of unknown key ids: forged ids must not flood the database. */
const LOOK_AGAIN_MS = 5_000;
const CREATION_LOCK = 7_203_541;

interface Keys {
  signing: { kid: string; key: CryptoKey };
  verifying: Map<string, CryptoKey>;
  publicSet: { keys: JWK[] };
  readAt: number;
}

/** The keys that sign and verify access tokens, read from the database and cached for a minute. */
export interface Keyring {
  /** The newest key. */
  signing(): Promise<{ kid: string; key: CryptoKey }>;
  /** The public key with this id, if it is ours. */
  verifying(kid: string): Promise<CryptoKey | undefined>;
  /** The JSON Web Key Set: public parts only. */
  jwks(): Promise<{ keys: JWK[] }>;
}

/**
 * Opens the keyring; creates the first key if there is none.
 * @param secret encrypts the private keys in the database; keys stored in plain text are encrypted when they are read
 */
export function createKeyring(db: Db, secret: string | undefined): Keyring {
  let current: Promise<Keys> | undefined;

  async function keys(maxAge: number): Promise<Keys> {
    const known = await current;
    if (known && performance.now() - known.readAt < maxAge) return known;
    const reading = readKeys(db, secret);
    current = reading;
    reading.catch(() => {
      if (current === reading) current = undefined;
    });
    return reading;
  }

  return {
    signing: async () => (await keys(FRESH_MS)).signing,
    jwks: async () => (await keys(FRESH_MS)).publicSet,
    async verifying(kid) {
      const known = (await keys(FRESH_MS)).verifying.get(kid);
      return known ?? (await keys(LOOK_AGAIN_MS)).verifying.get(kid);
    },
  };
}

/** Rotates: adds a key that signs from now on (within a minute on other nodes); older ones still verify. */
export async function addSigningKey(db: Db, secret: string | undefined): Promise<void> {
  await db.insert(signingKeys).values(await newKey(secret));
}

async function readKeys(db: Db, secret: string | undefined): Promise<Keys> {
  let rows = await newestFirst(db);
  if (rows.length === 0) {
    await addFirstKey(db, secret);
    rows = await newestFirst(db);
  }
  const newest = rows[0];
  if (!newest) throw new Error("The signing keys vanished while they were read");
  if (secret) await encryptStored(db, rows, secret);
  const publicKeys = rows.map(({ kid, privateJwk: { d: _secret, encrypted: _encrypted, ...publicJwk } }) => ({
    ...publicJwk,
    kid,
    alg: "ES256",
    use: "sig",
    key_ops: ["verify"],
  }));
  return {
    signing: { kid: newest.kid, key: await toKey(await openKey(newest.privateJwk, secret)) },
    verifying: new Map(
      await Promise.all(
        publicKeys.map(async (jwk): Promise<[string, CryptoKey]> => [jwk.kid, await toKey(jwk)]),
      ),
    ),
    publicSet: { keys: publicKeys },
    readAt: performance.now(),
  };
}

async function encryptStored(
  db: Db,
  rows: readonly (typeof signingKeys.$inferSelect)[],
  secret: string,
): Promise<void> {
  for (const { kid, privateJwk } of rows) {
    if (privateJwk.encrypted !== undefined) continue;
    const sealed = await sealKey(privateJwk, secret);
    await db.update(signingKeys).set({ privateJwk: sealed }).where(eq(signingKeys.kid, kid));
  }
}

const newestFirst = (db: Db) =>
  db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), signingKeys.kid);

/** Two nodes that start at the same time must agree on the first key. */
async function addFirstKey(db: Db, secret: string | undefined): Promise<void> {
  const key = await newKey(secret);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CREATION_LOCK})`);
    const [there] = await tx.select({ kid: signingKeys.kid }).from(signingKeys).limit(1);
    if (!there) await tx.insert(signingKeys).values(key);
  });
}

async function newKey(secret: string | undefined): Promise<{ kid: string; privateJwk: StoredKey }> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(privateJwk);
  return { kid, privateJwk: secret ? await sealKey(privateJwk, secret) : privateJwk };
}

async function toKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, "ES256");
  if (key instanceof Uint8Array) throw new Error("A signing key must be an elliptic curve key");
  return key;
}
