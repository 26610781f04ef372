import { and, eq, isNull } from "drizzle-orm";
import type { CurrentUser } from "../../platform/http/current-user.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { adminLog } from "../../schema/admin-log.table.ts";
import type { Before } from "../../schema/admin-log-before.ts";
import { hideBookList, restoreBookList } from "./admin-book-lists.queries.ts";
import { finishFeedback } from "./admin-feedback.queries.ts";
import { addFeed, pauseFeed } from "./admin-feeds.queries.ts";
import type { Logged } from "./admin-log.queries.ts";
import { restoreRating } from "./admin-ratings.queries.ts";
import { changeAccountStatus, type UserChanges } from "./change-user.queries.ts";

/**
 * Takes a change back: a change of its own, with the same rights needed, and a line of its own. Each once, however many
 * ask at the same time.
 * @throws HttpError not_found, conflict, and what the change back throws
 */
export async function undo(deps: UserChanges, by: CurrentUser, id: number): Promise<Logged> {
  const { db } = deps;
  const [entry] = await db.select().from(adminLog).where(eq(adminLog.id, id));
  if (!entry) throw new HttpError("not_found", ({ admin }) => admin.noEntry);
  if (!entry.before) throw new HttpError("conflict", ({ admin }) => admin.notUndoable);
  const claimed = await db
    .update(adminLog)
    .set({ undoneAt: new Date() })
    .where(and(eq(adminLog.id, id), isNull(adminLog.undoneAt)))
    .returning({ id: adminLog.id });
  if (claimed.length === 0) throw new HttpError("conflict", ({ admin }) => admin.undoneAlready);
  try {
    return await changeBack(deps, by, entry, entry.before);
  } catch (cause) {
    await db.update(adminLog).set({ undoneAt: null }).where(eq(adminLog.id, id));
    throw cause;
  }
}

async function changeBack(
  deps: UserChanges,
  by: CurrentUser,
  entry: { id: number; targetName: string },
  before: Before,
): Promise<Logged> {
  const { db } = deps;
  switch (before.kind) {
    case "account-status": {
      const { userId, role, banned } = before;
      const { log_id, undoable } = await changeAccountStatus(deps, by, userId, { role, banned }, entry.id);
      return { log_id, undoable };
    }
    case "list_hidden":
      return hideBookList(db, by, before.listId, before.hidden, entry.id);
    case "list":
      return restoreBookList(db, by, before.list, entry.id);
    case "rating":
      return restoreRating(db, by, before, entry);
    case "feedback":
      return finishFeedback(db, by, before.feedbackId, before.done, entry.id);
    case "feed_paused":
      operatorOnly(by);
      return pauseFeed(db, by, before.feedId, before.paused, entry.id);
    case "feed":
      operatorOnly(by);
      return addFeed(db, by, before.feed, entry.id);
  }
}

/** What only operators may do, only they undo. */
function operatorOnly({ role }: CurrentUser): void {
  if (role !== "operator") throw new HttpError("forbidden", ({ access }) => access.operator);
}
