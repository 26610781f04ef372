import { sql } from "drizzle-orm";
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWK, type JWTVerifyGetKey } from "jose";
import type { Db } from "../../../platform/database/open.ts";
import { signingKeys } from "../../../schema/auth/signing-keys.table.ts";

const FRESH_MS = 60_000;
/** Minimum time between lookups of unknown key ids: forged ids must not flood the database. */
const LOOK_AGAIN_MS = 5_000;

/**
 * The keys that verify our own access tokens, for processes without an auth server: read from the shared database and cached
 * for a minute, so that no auth node has to be reachable.
 * @throws JWKSNoMatchingKey (from the returned function) for an unknown key id; database errors
 */
export function publicKeys(db: Db): JWTVerifyGetKey {
  let known: { readAt: number; keyOf: Promise<JWTVerifyGetKey> } | undefined;

  function keys(maxAge: number): Promise<JWTVerifyGetKey> {
    if (known && performance.now() - known.readAt < maxAge) return known.keyOf;
    const reading = { readAt: performance.now(), keyOf: readKeys(db).then(createLocalJWKSet) };
    known = reading;
    reading.keyOf.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.keyOf;
  }

  return async (header, token) => {
    try {
      return await (await keys(FRESH_MS))(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      return (await keys(LOOK_AGAIN_MS))(header, token);
    }
  };
}

/** The public parts of the stored keys; private parts never leave the database here. */
async function readKeys(db: Db): Promise<JSONWebKeySet> {
  const rows = await db
    .select({ kid: signingKeys.kid, jwk: sql<JWK>`${signingKeys.privateJwk} - 'd' - 'encrypted'` })
    .from(signingKeys);
  return {
    keys: rows.map(({ kid, jwk }) => ({ ...jwk, kid, alg: "ES256", use: "sig", key_ops: ["verify"] })),
  };
}
