import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

/** Feedback and contact messages, as they were sent. */
export const feedback = pgTable(
  "feedback",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a visitor, and once the user is deleted. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** When an administrator had dealt with it. */
    doneAt: timestamp("done_at", { withTimezone: true, precision: 3 }),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("feedback_user").on(table.userId),
    index("feedback_open").on(table.id).where(sql`${table.doneAt} is null`),
  ],
);
