import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { users } from "../../schema/users.table.ts";
import { isBanned } from "./ban.ts";

/**
 * Refuses to take away the last operator, who alone can give roles and move releases. In the caller's transaction: of two
 * operators who take each other away, one waits here and then finds none other left.
 * @throws HttpError conflict
 */
export async function ensureOperator(tx: Db, without: string): Promise<void> {
  const operators = await tx
    .select({ id: users.id, bannedAt: users.bannedAt, bannedUntil: users.bannedUntil })
    .from(users)
    .where(eq(users.role, "operator"))
    .orderBy(users.id)
    .for("update");
  const leaves = operators.some(({ id }) => id === without);
  if (leaves && !operators.some((operator) => operator.id !== without && !isBanned(operator))) {
    throw new HttpError("conflict", ({ access }) => access.lastOperator);
  }
}
