import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { serverKeys } from "../../../schema/server-keys.table.ts";
import { isSealed, openText, seal } from "./sealed-key.ts";

type Name = (typeof serverKeys.$inferSelect)["name"];

/**
 * Reads a key of the server; the first node that asks for it makes it.
 * @param make a new key, as a text without a point
 * @param secret encrypts it in the database; one that stands there in plain text is encrypted now
 * @throws Error when it was encrypted with another secret
 */
export async function serverKey(
  db: Db,
  name: Name,
  make: () => string,
  secret: string | undefined,
): Promise<string> {
  const stored = (await find(db, name)) ?? (await add(db, name, make(), secret));
  if (secret && !isSealed(stored)) {
    await db
      .update(serverKeys)
      .set({ value: await seal(stored, secret) })
      .where(eq(serverKeys.name, name));
  }
  return openText(stored, secret, `the key ${name}`);
}

async function find(db: Db, name: Name): Promise<string | undefined> {
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, name));
  return row?.value;
}

/** Two nodes may make a key at the same time: the first one to be stored counts. */
async function add(db: Db, name: Name, key: string, secret: string | undefined): Promise<string> {
  const value = secret ? await seal(key, secret) : key;
  await db.insert(serverKeys).values({ name, value }).onConflictDoNothing();
  const stored = await find(db, name);
  if (stored === undefined) throw new Error(`The key ${name} vanished while it was read`);
  return stored;
}
