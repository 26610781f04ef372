import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { and, desc, eq, ilike, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import type { CurrentUser } from "../../platform/http/current-user.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { type Logged, writeLog } from "./admin-log.queries.ts";
import { anywhere, pageOf, windowOf } from "./page.ts";

type Call = "GET /api/admin/feedback";

/** Feedback and contact messages, newest first. */
export async function listFeedback(db: Db, query: ParsedInput<Call>["query"]): Promise<Reply<Call>> {
  const { take, skip } = windowOf(query);
  const found = query.q && anywhere(query.q);
  const rows = await db
    .select()
    .from(feedback)
    .where(
      and(
        found
          ? or(
              ilike(feedback.subject, found),
              ilike(feedback.message, found),
              ilike(feedback.email, found),
              ilike(feedback.name, found),
            )
          : undefined,
        query.state && (query.state === "done" ? isNotNull(feedback.doneAt) : isNull(feedback.doneAt)),
      ),
    )
    .orderBy(desc(feedback.id))
    .limit(take)
    .offset(skip);
  return {
    feedback: rows.slice(0, query.limit).map(({ id, name, email, subject, message, doneAt, createdAt }) => ({
      id,
      name,
      email,
      subject,
      message,
      done: doneAt !== null,
      created_at: createdAt.toISOString(),
    })),
    ...pageOf(query, rows),
  };
}

/** Marks a message as done, or as open again. @throws HttpError not_found */
export function finishFeedback(
  db: Db,
  by: CurrentUser,
  id: number,
  done: boolean,
  undoes?: number,
): Promise<Logged> {
  return db.transaction(async (tx) => {
    const [message] = await tx.select().from(feedback).where(eq(feedback.id, id)).for("update");
    if (!message) throw new HttpError("not_found", ({ admin }) => admin.noMessage);
    await tx
      .update(feedback)
      .set({ doneAt: done ? (message.doneAt ?? new Date()) : null })
      .where(eq(feedback.id, id));
    return writeLog(tx, by, {
      action: done ? "feedback_done" : "feedback_reopened",
      targetId: String(id),
      targetName: message.subject,
      subjectId: message.userId,
      before: { kind: "feedback", feedbackId: id, done: message.doneAt !== null },
      undoes: undoes ?? null,
    });
  });
}
