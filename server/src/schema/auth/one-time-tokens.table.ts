import { integer, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { authSchema } from "./schema.table.ts";
import { authUsers } from "./users.table.ts";

/** Purpose of a mailed token; the two halves of an e-mail change go to the old and the new address. */
export type TokenPurpose =
  | "signup"
  | "invite"
  | "recovery"
  | "magiclink"
  | "email_change_old"
  | "email_change_new"
  | "reauthentication";

/** Mailed tokens. Only hashes are stored, so that a dump of this table is useless. */
export const oneTimeTokens = authSchema.table(
  "one_time_tokens",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<TokenPurpose>().notNull(),
    /** SHA-256 of the 32 random bytes in the link. */
    linkHash: text("link_hash").notNull().unique(),
    /** argon2id of the six digits, which are too few for a fast hash. */
    codeHash: text("code_hash").notNull(),
    /** Wrong codes so far. */
    tries: integer("tries").notNull().default(0),
    codeChallenge: text("code_challenge"),
    codeChallengeMethod: text("code_challenge_method"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.userId, table.purpose)],
);

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
