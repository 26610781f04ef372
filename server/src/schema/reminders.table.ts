import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** When a reader wants to be reminded to read and review, and whether by e-mail. */
export const reminders = pgTable(
  "reminders",
  {
    userId: owner().primaryKey(),
    email: boolean().notNull().default(false),
    /** Of the reader's day, 0 to 23. */
    hour: integer().notNull(),
    /** Days of the week, 1 for Monday to 7 for Sunday. */
    days: integer().array().notNull(),
    /** Of the device on which it was set; what the preferences name goes before. */
    timeZone: text("time_zone").notNull(),
    /** When the next one is due; null where there is no way to remind. */
    nextAt: timestamp("next_at", { withTimezone: true, precision: 3 }),
    /** The reader's day of the last reminder. */
    lastDay: date("last_day", { mode: "string" }),
    /** The day whose mail was handed to the mail server, or was about to be. */
    mailedDay: date("mailed_day", { mode: "string" }),
  },
  (table) => [index("reminders_next").on(table.nextAt, table.userId).where(sql`${table.nextAt} is not null`)],
);

/** Browsers that a reader lets show notifications. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    userId: owner(),
    /** The session that made it, with which it ends; no reference, since auth may live elsewhere. */
    sessionId: uuid("session_id"),
    /** The address at the browser's push service; whoever knows it owns it. */
    endpoint: text().notNull().unique(),
    /** The browser's keys, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The day whose message was handed to the push service, or was about to be. */
    lastDay: date("last_day", { mode: "string" }),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index("push_subscriptions_of_user").on(table.userId, table.createdAt, table.id)],
);
