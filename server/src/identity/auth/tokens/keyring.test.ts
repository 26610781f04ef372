import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../../platform/database/open.ts";
import { signingKeys } from "../../../schema/auth/signing-keys.table.ts";
import { testDatabase } from "../../../testing/database.ts";
import { addSigningKey, createKeyring, type Keyring } from "./keyring.ts";

const SECRET = "a secret of the tests, long enough";
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const stored = async () => (await database.db.select().from(signingKeys)).map(({ privateJwk }) => privateJwk);
async function sign(keyring: Keyring): Promise<string> {
  const { kid, key } = await keyring.signing();
  return new SignJWT({}).setProtectedHeader({ alg: "ES256", kid }).sign(key);
}

it("the signing key is encrypted in the database, even one that was stored in plain text", async () => {
  const plain = createKeyring(database.db, undefined);
  await sign(plain);
  expect(await stored()).toMatchObject([{ d: expect.any(String) }]);
  const { kid } = await plain.signing();

  const sealed = createKeyring(database.db, SECRET);
  await sign(sealed);
  expect((await sealed.signing()).kid).toBe(kid);
  for (const jwk of await stored()) expect(jwk.d).toBeUndefined();
  await addSigningKey(database.db, SECRET);
  expect(await stored()).toHaveLength(2);
  for (const jwk of await stored()) expect(jwk.d).toBeUndefined();

  const again = createKeyring(database.db, SECRET);
  expect(await sign(again)).toMatch(/^ey/);
  expect(await again.verifying(kid)).toBeDefined();
  expect(JSON.stringify(await again.jwks())).not.toMatch(/"d"|encrypted/);
});

it("names the wrong setting if the key was encrypted with another secret", async () => {
  for (const secret of [undefined, "another secret, which is long too"]) {
    await expect(sign(createKeyring(database.db, secret))).rejects.toThrow(/^SIGNING_KEY_SECRET: /);
  }
});
