import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export type Role = "user" | "admin" | "operator";

/** Our own users: made at the first call of a token, so that auth may live elsewhere. */
export const users = pgTable(
  "users",
  {
    /** The token's `sub`. */
    id: uuid().primaryKey(),
    email: text().notNull(),
    role: text().$type<Role>().notNull().default("user"),
    bannedAt: timestamp("banned_at", { withTimezone: true }),
    /** When the ban ends; null for a ban for good. */
    bannedUntil: timestamp("banned_until", { withTimezone: true }),
    /** Tokens that were issued before are no longer taken: an administrator ended all sessions. */
    signedOutAt: timestamp("signed_out_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("users_newest").on(table.createdAt, table.id),
    index("users_email").on(table.email, table.id),
    index("users_email_search").using("gin", sql`${table.email} gin_trgm_ops`),
    check("users_role", sql`${table.role} in ('user', 'admin', 'operator')`),
  ],
);

/** Users who deleted their account, by id alone, for as long as a token of theirs may still be valid. */
export const deletedUsers = pgTable("deleted_users", {
  id: uuid().primaryKey(),
  deletedAt: timestamp("deleted_at", { withTimezone: true }).notNull().defaultNow(),
});
