import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

/** Replies to writes that carried an `Idempotency-Key`, kept for a month. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    call: text().notNull(),
    requestHash: text("request_hash").notNull(),
    /** Null while the call is in progress. */
    status: integer(),
    reply: jsonb(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.call, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
