import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { atomicRoute, route } from "../../platform/http/route.ts";
import { scheduleReminder } from "../reminders/schedule.queries.ts";
import { changePreferences, findPreferences } from "./preferences.queries.ts";

export function preferencesRoutes(app: FastifyInstance): void {
  route(app, "GET /api/user/preferences", ({ db, user, headers }) =>
    findPreferences(db, user.id, headers["accept-language"]),
  );
  atomicRoute(app, "PUT /api/user/preferences", ({ db, user, body, headers }) =>
    inTransaction(db, async (tx) => {
      const changed = await changePreferences(tx, user.id, body, headers["accept-language"]);
      if (body.time_zone !== undefined) await scheduleReminder(tx, user.id);
      return changed;
    }),
  );
}
