import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Action, EnvironmentDocument, RolloutPlan, TeamAction } from "./environment-document.ts";
import type { GateResult } from "./gate/result.ts";
import type { ReleaseRecord } from "./record.ts";

export const releases = pgSchema("releases");

/** Immutable: a row is written once all files of the release are stored, and never changed. */
export const releaseRecords = releases.table(
  "records",
  {
    deployable: text().notNull(),
    id: text().notNull(),
    record: jsonb().$type<ReleaseRecord>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.deployable, table.id] })],
);

/** Releases that passed the gate's load in a browser, for a day, so that a promotion need not repeat it. */
export const passedLoads = releases.table(
  "passed_loads",
  {
    deployable: text().notNull(),
    release: text().notNull(),
    /** A hash of what it was loaded with: the live releases it runs with, and the API. */
    beside: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.deployable, table.release, table.beside] })],
);

/** One row: which release of each deployable is live. Changed only under its lock, if what a change rests on is still as it was read. */
export const environment = releases.table("environment", {
  name: text().primaryKey(),
  /** Created with the database, so that a restored or new database can be told apart. */
  environmentId: uuid("environment_id").notNull().defaultRandom(),
  revision: integer().notNull(),
  document: jsonb().$type<EnvironmentDocument>().notNull(),
});

/** Append-only log: every change of the environment and of the teams, written in the same transaction. */
export const releaseLog = releases.table(
  "log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    revision: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The name of a machine's token or of what acts by itself, or `user:` and the id of a person. */
    who: text().notNull(),
    /** Who approved what `who` asked for, where the rule of two persons holds. */
    approvedBy: text("approved_by"),
    action: text().$type<Action | TeamAction>().notNull(),
    /** Null for a change of the whole set. */
    deployable: text(),
    from: text("from_release"),
    /** Who was added to a team or removed from it, as in `who`. */
    member: text(),
    /** A release; for `restore` the revision, for `add-member` the role. */
    to: text("to_release"),
    percent: integer(),
    /** The roll-out that a promote begins or goes on with. */
    rollout: jsonb().$type<RolloutPlan>(),
    why: text(),
    /** Whether the gate or a freeze was overridden. */
    forced: boolean().notNull().default(false),
    gate: jsonb().$type<GateResult>(),
    /** The environment after the change; null for teams, and in rows older than this column. */
    document: jsonb().$type<EnvironmentDocument>(),
  },
  (table) => [
    index("log_revision").on(table.revision),
    index("log_deployable").on(table.deployable, table.id),
    index("log_who").on(table.who, table.id),
    index("log_approved_by").on(table.approvedBy, table.id),
    index("log_member").on(table.member, table.id),
    index("log_at").on(table.at),
  ],
);

/** Links that show one release of an area to whoever has them; only the hash of a link's code is stored. */
export const releasePreviews = releases.table(
  "previews",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    area: text().notNull(),
    release: text().notNull(),
    /** SHA-256 of the code, hexadecimal. */
    hash: text().notNull().unique(),
    createdBy: text("created_by").notNull(),
    /** What it is for, or why the gate was overridden. */
    why: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    endedBy: text("ended_by"),
    /** How often somebody agreed to be shown it. */
    shown: integer().notNull().default(0),
  },
  (table) => [index("previews_of_area").on(table.area, table.id)],
);
