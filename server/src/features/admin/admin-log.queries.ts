import type { Reply } from "@lagom/shared/contract/calls";
import { desc, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import type { CurrentUser } from "../../platform/http/current-user.ts";
import { adminLog } from "../../schema/admin-log.table.ts";
import { type Page, pageOf, windowOf } from "./page.ts";

export type LogLine = Pick<
  typeof adminLog.$inferInsert,
  "action" | "targetId" | "targetName" | "subjectId" | "from" | "to" | "before" | "undoes"
>;
export type Logged = Reply<"POST /api/admin/log/{id}/undo">;

/** Stands for a deleted account. */
const DELETED = "a deleted user";

/** Logs a change, in the same transaction. */
export async function writeLog(tx: Db, by: CurrentUser, line: LogLine): Promise<Logged> {
  const [entry] = await tx
    .insert(adminLog)
    .values({ byId: by.id, byName: by.email, ...line })
    .returning({ id: adminLog.id });
  if (!entry) throw new Error("The log took no line");
  return { log_id: entry.id, undoable: Boolean(line.before) };
}

export async function listLog(db: Db, page: Page): Promise<Reply<"GET /api/admin/log">> {
  const { take, skip } = windowOf(page);
  const rows = await db.select().from(adminLog).orderBy(desc(adminLog.id)).limit(take).offset(skip);
  return {
    entries: rows.slice(0, page.limit).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      by: row.byName,
      action: row.action,
      target: row.targetName,
      from: row.from,
      to: row.to,
      undoes: row.undoes,
      undone: row.undoneAt !== null,
      undoable: row.before !== null && row.undoneAt === null,
    })),
    ...pageOf(page, rows),
  };
}

/** Removes a deleted user from the log: names, and the data an undo would restore. */
export async function forgetInLog(tx: Db, userId: string): Promise<void> {
  const isSubject = eq(adminLog.subjectId, userId);
  await tx
    .update(adminLog)
    .set({
      byName: sql`case when ${adminLog.byId} = ${userId} then ${DELETED} else ${adminLog.byName} end`,
      targetName: sql`case when ${isSubject} then ${DELETED} else ${adminLog.targetName} end`,
      before: sql`case when ${isSubject} then null else ${adminLog.before} end`,
    })
    .where(or(eq(adminLog.byId, userId), isSubject));
}
