import { releases } from "@lagom/releases/releases.table";
import type { Failure } from "@lagom/shared/contract/release-reports";
import { bigint, index, integer, smallint, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

/** The health feed: pages' reports on the releases they showed. Kept for 30 days. */
export const releaseReports = releases.table(
  "reports",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deployable: text().notNull(),
    release: text().notNull(),
    revision: integer().notNull(),
    page: text().notNull(),
    outcome: text().$type<"shown" | "failed">().notNull(),
    /** Empty for what was shown. */
    failure: text().$type<Failure | "">().notNull(),
    shownInstead: text("shown_instead"),
    /** Random for each tab. */
    session: uuid().notNull(),
    /** A keyed hash of the sender's network address, which counts once however many sessions it claims. */
    address: text().notNull(),
    /** A keyed hash of the account of the session, if that was a day old; null for visitors and new accounts. */
    person: text(),
    message: text(),
    stack: text(),
    /** Of the release document that was served to the sender, and names the release; null where nothing proves that. */
    ticket: text(),
    /** How the visit went; null until it has ended, and where it was not measured. */
    lcpMs: integer("lcp_ms"),
    inpMs: integer("inp_ms"),
    /** Uncaught errors of the release's code in this visit. */
    errors: smallint(),
  },
  (table) => [
    unique("reports_once_a_session").on(
      table.session,
      table.deployable,
      table.release,
      table.outcome,
      table.failure,
    ),
    index("reports_of_release").on(table.deployable, table.release, table.at),
    index("reports_of_address").on(table.address, table.at),
    index("reports_by_age").on(table.at),
  ],
);
