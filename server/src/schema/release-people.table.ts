import type { RolloutPlan } from "@lagom/releases/environment-document";
import type { TeamRole } from "@lagom/releases/policy";
import { releases } from "@lagom/releases/releases.table";
import type { AreaName, Deployable } from "@lagom/shared/remote";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

/** Who belongs to the team of an area, and what they may do there. */
export const releaseMembers = releases.table(
  "members",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    area: text().$type<AreaName>().notNull(),
    role: text().$type<TeamRole>().notNull(),
    /** As in the log: a token's name, or `user:` and an id. */
    addedBy: text("added_by").notNull(),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.area] }),
    index("members_area").on(table.area, table.addedAt),
    check("members_role", sql`${table.role} in ('publisher', 'releaser')`),
  ],
);

/** A command line that waits to be signed in. Only hashes of its two secrets are stored. */
export const releaseLogins = releases.table(
  "logins",
  {
    /** SHA-256 of the secret by which the command line asks whether it is signed in, hexadecimal. */
    secretHash: text("secret_hash").primaryKey(),
    /** SHA-256 of the code that a person compares and confirms. */
    codeHash: text("code_hash").notNull().unique(),
    /** The machine's name, as it says itself. */
    machine: text().notNull(),
    /** The network address that it asks from. */
    address: text().notNull(),
    /** For how many days the token will be valid. */
    days: integer().notNull(),
    /** Who confirmed it. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("logins_expire").on(table.expiresAt), index("logins_user").on(table.userId)],
);

/** Promotions that wait for a second person. */
export const releaseApprovals = releases.table(
  "approvals",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    deployable: text().$type<Deployable>().notNull(),
    release: text().notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    why: text(),
    /** The roll-out that it begins with; null for everybody at once. */
    rollout: jsonb().$type<RolloutPlan>(),
    /** The revision that it was asked at: if its deployable changes, it has to be asked anew. */
    revision: integer().notNull(),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("approvals_release").on(table.deployable, table.release),
    index("approvals_user").on(table.userId),
  ],
);
