import { primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { authSchema } from "./schema.table.ts";
import { authUsers } from "./users.table.ts";

/** Networks from which an account has signed in. */
export const knownPlaces = authSchema.table(
  "known_places",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** A hash of the account and the caller's network. */
    place: text().notNull(),
    lastAt: timestamp("last_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
);
