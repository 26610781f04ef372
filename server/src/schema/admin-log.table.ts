import type { AdminAction } from "@lagom/shared/contract/admin-log";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Before } from "./admin-log-before.ts";

/** Changes by administrators, written in the transaction of each change; append-only. */
export const adminLog = pgTable(
  "admin_log",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The administrator; not a reference, since the row outlives the account. */
    byId: uuid("by_id").notNull(),
    byName: text("by_name").notNull(),
    action: text().$type<AdminAction>().notNull(),
    /** What was changed: a user's, list's or message's id, or `book/user` of a rating. */
    targetId: text("target_id").notNull(),
    targetName: text("target_name").notNull(),
    /** The user whose data was changed, if any; names and `before` are deleted with the account. */
    subjectId: uuid("subject_id"),
    from: text("from_value"),
    to: text("to_value"),
    /** What an undo needs; null where there is none. */
    before: jsonb().$type<Before>(),
    undoneAt: timestamp("undone_at", { withTimezone: true, precision: 3 }),
    /** The row that this one undid. */
    undoes: integer(),
  },
  (table) => [index("admin_log_by").on(table.byId), index("admin_log_subject").on(table.subjectId)],
);
