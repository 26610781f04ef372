import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export type Role = "user" | "admin" | "operator";

/** Our own users, created at the first call with a token, so that auth may live elsewhere. */
export const users = pgTable(
  "users",
  {
    /** The token's `sub`. */
    id: uuid().primaryKey(),
    email: text().notNull(),
    role: text().$type<Role>().notNull().default("user"),
    bannedAt: timestamp("banned_at", { withTimezone: true }),
    /** When the ban ends; null if it is permanent. */
    bannedUntil: timestamp("banned_until", { withTimezone: true }),
    /** Tokens issued earlier are refused: an administrator ended all sessions. */
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

/** Ids of users who deleted their account, kept while a token of theirs may still be valid. */
export const deletedUsers = pgTable("deleted_users", {
  id: uuid().primaryKey(),
  deletedAt: timestamp("deleted_at", { withTimezone: true }).notNull().defaultNow(),
});
