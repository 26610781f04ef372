import { releases } from "@lagom/releases/releases.table";
import { bigint, text, timestamp } from "drizzle-orm/pg-core";

/** Who may call the release service; only the token's hash is stored. */
export const releaseTokens = releases.table("tokens", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Names its holder in the log. */
  name: text().notNull().unique(),
  /** SHA-256 of the token, hexadecimal. */
  hash: text().notNull().unique(),
  /** `operator`, or the one area that its team may release. */
  scope: text().notNull(),
  createdBy: text("created_by").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  revokedAt: timestamp("revoked_at", { withTimezone: true }),
});
