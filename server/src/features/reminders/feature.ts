import { rowsIn } from "../../identity/personal-data/personal-data.ts";
import { pushSubscriptions, reminders } from "../../schema/reminders.table.ts";
import type { Feature } from "../feature.ts";
import { reminderRoutes } from "./reminders.routes.ts";

export const remindersFeature: Feature = {
  routes: reminderRoutes,
  personalData: {
    exported: { reminders: rowsIn(reminders), push_subscriptions: rowsIn(pushSubscriptions) },
  },
};
