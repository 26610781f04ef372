import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { emailAddress } from "./email-address.ts";
import { AuthError } from "./errors.ts";
import { checkPassword, createPasswords } from "./passwords.ts";
import { draftUser, insertUser } from "./users.queries.ts";

/**
 * Creates an account from inside the server, such as the first administrator's.
 * @returns the user's id
 * @throws AuthError validation_failed, weak_password, user_already_exists
 */
export async function createAccount(
  { database, config }: { database: Database; config: Pick<Config, "PASSWORD_MEMORY_KB"> },
  account: { email: string; password: string; fullName: string; confirmed: boolean },
): Promise<string> {
  checkPassword(account.password);
  const user = draftUser({
    email: emailAddress(account.email),
    passwordHash: await createPasswords(config).hash(account.password),
    data: { full_name: account.fullName },
    confirmed: account.confirmed,
  });
  if (!(await insertUser(database.db, user)))
    throw new AuthError(422, "user_already_exists", "User already registered");
  return user.id;
}
