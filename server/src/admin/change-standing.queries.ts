import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { eq } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { HttpError } from "../http/http-error.ts";
import type { Accounts } from "../session/accounts.ts";
import type { CurrentUser } from "../session/current-user.ts";
import { users } from "../users/users.table.ts";
import { toAdminUser } from "./admin-lists.queries.ts";

type Call = "PATCH /api/admin/users/{id}";

/**
 * Bans a user, lifts a ban or gives a role, here and at the auth service. Nobody changes their own standing; roles, and
 * those who have one, are for operators.
 * @throws HttpError forbidden, not_found, unavailable
 */
export async function changeStanding(
  db: Db,
  accounts: Accounts,
  by: CurrentUser,
  userId: string,
  { role, banned }: ParsedInput<Call>["body"],
): Promise<Reply<Call>> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new HttpError("not_found", "There is no such user");
  if (userId === by.id) throw new HttpError("forbidden", "Nobody changes their own standing");
  if (by.role !== "operator" && (role !== undefined || user.role !== "user")) {
    throw new HttpError("forbidden", "This needs an operator");
  }
  // First, so that what the auth service refuses is not kept here.
  await accounts.setStanding(userId, { role, banned });
  const changed = {
    role: role ?? user.role,
    bannedAt: banned === undefined ? user.bannedAt : banned ? (user.bannedAt ?? new Date()) : null,
  };
  await db.update(users).set(changed).where(eq(users.id, userId));
  return toAdminUser({ ...user, ...changed });
}
