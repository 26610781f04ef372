import { bigint, index, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { authSchema } from "./schema.table.ts";
import { authUsers } from "./users.table.ts";

/** How and when (Unix seconds) a session was signed in: the token's `amr`. */
export interface SignInMethod {
  method: string;
  timestamp: number;
}

export const sessions = authSchema.table(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** Number of the valid refresh token; older ones have been used. */
    refreshCounter: bigint("refresh_counter", { mode: "number" }).notNull().default(0),
    /** Base64url key that signs this session's refresh tokens, encrypted where there is a secret to do so. */
    refreshKey: text("refresh_key").notNull(),
    /** When the counter last went up. */
    refreshedAt: timestamp("refreshed_at", { withTimezone: true }).notNull().defaultNow(),
    /** What its owner signs in with, so that they know which one it is; null where the request did not tell. */
    browser: text("browser"),
    system: text("system"),
    amr: jsonb("amr").$type<SignInMethod[]>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

export type Session = typeof sessions.$inferSelect;
