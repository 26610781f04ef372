import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { eq } from "drizzle-orm";
import { deleteUserRows } from "../../identity/personal-data/delete-user.queries.ts";
import type { PersonalData } from "../../identity/personal-data/personal-data.ts";
import type { Accounts } from "../../identity/session/accounts.ts";
import { isBanned } from "../../identity/users/ban.ts";
import { ensureOperator } from "../../identity/users/ensure-operator.ts";
import type { Db } from "../../platform/database/open.ts";
import type { CurrentUser } from "../../platform/http/current-user.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { users } from "../../schema/users.table.ts";
import { type Logged, type LogLine, writeLog } from "./admin-log.queries.ts";

type AccountStatusCall = "PATCH /api/admin/users/{id}";
type User = typeof users.$inferSelect;

/** Dependencies of changes to users. */
export interface UserChanges {
  db: Db;
  accounts: Accounts;
  /** Data to delete together with a user. */
  personalData: readonly PersonalData[];
}

/**
 * The user whom an administrator is about to change. Nobody changes their own account status, so that one who may always
 * remains; those who have a role are for operators.
 * @throws HttpError not_found, forbidden
 */
async function changeable(db: Db, by: CurrentUser, userId: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new HttpError("not_found", ({ admin }) => admin.noUser);
  if (userId === by.id) throw new HttpError("forbidden", ({ admin }) => admin.ownStatus);
  if (by.role !== "operator" && user.role !== "user")
    throw new HttpError("forbidden", ({ access }) => access.operator);
  return user;
}

/**
 * Bans a user, lifts a ban or gives a role, here and at the auth service; roles are for operators.
 * @param undoes the log entry that this undoes
 * @throws HttpError forbidden, not_found, conflict, unavailable
 */
export async function changeAccountStatus(
  { db, accounts }: UserChanges,
  by: CurrentUser,
  userId: string,
  change: ParsedInput<AccountStatusCall>["body"],
  undoes?: number,
): Promise<Reply<AccountStatusCall>> {
  const user = await changeable(db, by, userId);
  const { role, banned } = change;
  if (by.role !== "operator" && role !== undefined)
    throw new HttpError("forbidden", ({ access }) => access.operator);
  // First, so that nothing is stored here if the auth service refuses.
  await accounts.setAccountStatus(userId, change);
  const after = {
    role: role ?? user.role,
    bannedAt: banned === undefined ? user.bannedAt : banned ? (user.bannedAt ?? new Date()) : null,
    // Here a ban is for good; the admin call of the auth protocol also knows bans with an end.
    bannedUntil: banned === undefined ? user.bannedUntil : null,
  };
  const changed = db.transaction(async (tx) => {
    if (after.role !== "operator" || isBanned(after)) await ensureOperator(tx, userId);
    await tx.update(users).set(after).where(eq(users.id, userId));
    const logged = await writeLog(tx, by, { ...accountStatusLine(user, change), ...about(user, undoes) });
    return { id: userId, role: after.role, banned: isBanned(after), ...logged };
  });
  return changed.catch(async (cause: unknown) => {
    await accounts.setAccountStatus(userId, { role: user.role, banned: isBanned(user) });
    throw cause;
  });
}

function accountStatusLine(
  user: User,
  { role, banned }: ParsedInput<AccountStatusCall>["body"],
): Pick<LogLine, "action" | "from" | "to" | "before"> {
  const before = { kind: "account-status" as const, userId: user.id };
  if (role !== undefined) {
    return { action: "user_role_changed", from: user.role, to: role, before: { ...before, role: user.role } };
  }
  const action = banned ? "user_banned" : "user_unbanned";
  return { action, before: { ...before, banned: isBanned(user) } };
}

const about = (user: User, undoes?: number) => ({
  targetId: user.id,
  targetName: user.email,
  subjectId: user.id,
  undoes: undoes ?? null,
});

/**
 * Ends every session of a user: no token of one that has begun by now is taken any more, refreshed or not.
 * @throws HttpError forbidden, not_found
 */
export async function signOutEverywhere(
  { db, accounts }: UserChanges,
  by: CurrentUser,
  userId: string,
): Promise<Logged> {
  const user = await changeable(db, by, userId);
  return db.transaction(async (tx) => {
    await accounts.endSessions(userId, tx);
    await tx.update(users).set({ signedOutAt: new Date() }).where(eq(users.id, userId));
    return writeLog(tx, by, { action: "user_signed_out", ...about(user) });
  });
}

/**
 * Deletes a user with all data, here and at the auth service.
 * @throws HttpError forbidden, not_found, conflict, unavailable
 */
export async function removeUser(
  { db, accounts, personalData }: UserChanges,
  by: CurrentUser,
  userId: string,
): Promise<Logged> {
  const user = await changeable(db, by, userId);
  let logged: Logged | undefined;
  await accounts.remove(userId, async (tx) => {
    // Logged first, because deleting the user also removes their name from the log.
    logged = await writeLog(tx, by, { action: "user_deleted", ...about(user) });
    await deleteUserRows(tx, userId, personalData);
  });
  if (!logged) throw new Error("The user was deleted without a line in the log");
  return logged;
}
