import { primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { authSchema } from "./schema.table.ts";
import { authUsers } from "./users.table.ts";

/** Networks from which an account has signed in. The table and its column have an older name. */
export const knownNetworks = authSchema.table(
  "known_places",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** A hash of the account and the caller's network. */
    network: text("place").notNull(),
    lastAt: timestamp("last_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.network] })],
);
