import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Keys of the server that are no keys of tokens, made once and shared by all nodes. */
export const serverKeys = pgTable("server_keys", {
  name: text().$type<"push" | "unsubscribe" | "reports">().primaryKey(),
  /** Encrypted where there is a secret to do so. */
  value: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
