import { releases } from "@lagom/releases/releases.table";
import type { AreaName } from "@lagom/shared/remote";
import { sql } from "drizzle-orm";
import { bigint, index, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

/** What calls the release service: a person's command line, or a machine. Only the token's hash is stored. */
export const releaseTokens = releases.table(
  "tokens",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of a machine's token: names it in the log. */
    name: text().notNull().unique(),
    /** SHA-256 of the token, hexadecimal. */
    hash: text().notNull().unique(),
    /** `operator`, the one area that a machine's token is for, or `person`: what that person may do at the time of a call. */
    scope: text().$type<"operator" | "person" | AreaName>().notNull(),
    /** The person whose token it is; null for a machine's. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The machine that a person signed in on. */
    machine: text(),
    createdBy: text("created_by").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
    /** Tokens from before there was an expiry have a year from then on. */
    expiresAt: timestamp("expires_at", { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '365 days'`),
  },
  (table) => [index("tokens_user").on(table.userId)],
);
