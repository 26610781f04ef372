import { boolean, index, jsonb, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { authSchema } from "./schema.table.ts";

/** What a user may write about themselves, beside what the providers say of them. */
export type Metadata = Record<string, unknown>;

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const authUsers = authSchema.table("users", {
  id: uuid("id").primaryKey(),
  email: text("email").notNull().unique(),
  passwordHash: text("password_hash"),
  /** When the password was last changed; sign-ins with the old one that began earlier are refused. */
  passwordChangedAt: moment("password_changed_at"),
  emailConfirmedAt: moment("email_confirmed_at"),
  /** Whether a mail or a provider proved the address; a sign-up that was confirmed by itself proves nothing. */
  emailProven: boolean("email_proven").notNull().default(false),
  reauthenticationSentAt: moment("reauthentication_sent_at"),
  confirmationSentAt: moment("confirmation_sent_at"),
  recoverySentAt: moment("recovery_sent_at"),
  magicLinkSentAt: moment("magic_link_sent_at"),
  invitedAt: moment("invited_at"),
  /** Whether an administrator opened the account, which then waits for its owner and is never replaced by a sign-up. */
  byAdministrator: boolean("by_administrator").notNull().default(false),
  newEmail: text("new_email"),
  /** Which of the two addresses has agreed to the change so far: `email_change_old` or `email_change_new`. */
  emailChangeHalf: text("email_change_half"),
  emailChangeSentAt: moment("email_change_sent_at"),
  lastSignInAt: moment("last_sign_in_at"),
  metadata: jsonb("user_metadata").$type<Metadata>().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const identities = authSchema.table(
  "identities",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    provider: text("provider").notNull(),
    /** The provider's own name for the user; for e-mail the user's id. */
    providerId: text("provider_id").notNull(),
    data: jsonb("identity_data").$type<Metadata>().notNull(),
    lastSignInAt: moment("last_sign_in_at").notNull().defaultNow(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [unique().on(table.provider, table.providerId), index().on(table.userId)],
);

export type Identity = typeof identities.$inferSelect;
export type AuthUser = typeof authUsers.$inferSelect & { identities: Identity[] };
