import { randomBytes } from "node:crypto";
import { ne } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { users } from "../../schema/users.table.ts";

export interface FirstAdmin {
  email: string;
  /** Random; printed once and not stored. */
  password: string;
}

const EMAIL = "admin@lagom.localhost";

/**
 * Makes the first administrator where nobody has a role yet (docs/product.md#session).
 * Account and role are one transaction, so that a start that is killed leaves neither.
 * @param createAccount makes the account at the auth service, in the transaction, and gives its id
 * @returns what to print, or undefined when there is an administrator already
 */
export async function ensureFirstAdmin(
  db: Db,
  createAccount: (tx: Db, email: string, password: string) => Promise<string>,
): Promise<FirstAdmin | undefined> {
  if (await hasAdministrator(db)) return undefined;
  const admin = { email: EMAIL, password: randomBytes(15).toString("base64url") };
  await db.transaction(async (tx) => {
    const id = await createAccount(tx, admin.email, admin.password);
    await tx.insert(users).values({ id, email: admin.email, role: "operator" });
  });
  return admin;
}

/** Whether anybody has a role. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const [present] = await db.select({ id: users.id }).from(users).where(ne(users.role, "user")).limit(1);
  return present !== undefined;
}
