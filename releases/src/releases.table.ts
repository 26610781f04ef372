import { bigint, integer, jsonb, pgSchema, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { EnvironmentDocument } from "./environment.ts";
import type { ReleaseRecord } from "./record.ts";

export const releases = pgSchema("releases");

/** Immutable: a row is written when all files of the release are in the store, and never changed. */
export const releaseRecords = releases.table(
  "records",
  {
    unit: text().notNull(),
    id: text().notNull(),
    record: jsonb().$type<ReleaseRecord>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.unit, table.id] })],
);

/** One row: which release of each unit is live. Changed only by compare-and-swap on `revision`. */
export const environment = releases.table("environment", {
  name: text().primaryKey(),
  /** Made with the database, so that a restored or new one is told apart. */
  environmentId: uuid("environment_id").notNull().defaultRandom(),
  revision: integer().notNull(),
  document: jsonb().$type<EnvironmentDocument>().notNull(),
});

/** Append-only: every change of the environment, written in the same transaction. */
export const releaseLog = releases.table("log", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  revision: integer().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  who: text().notNull(),
  action: text().$type<"promote" | "rollback">().notNull(),
  unit: text().notNull(),
  from: text("from_release"),
  to: text("to_release").notNull(),
  why: text(),
});
