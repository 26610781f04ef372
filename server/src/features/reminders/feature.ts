import { rowsIn } from "../../identity/personal-data/personal-data.ts";
import { forgetJobs } from "../../platform/jobs/dead-letters.queries.ts";
import { pushSubscriptions, reminders } from "../../schema/reminders.table.ts";
import type { Feature } from "../feature.ts";
import { REMINDER_PUSH } from "./reminder-jobs.ts";
import { reminderRoutes } from "./reminders.routes.ts";

export const remindersFeature: Feature = {
  routes: reminderRoutes,
  personalData: {
    exported: { reminders: rowsIn(reminders), push_subscriptions: rowsIn(pushSubscriptions) },
    // The rows go with the user, and the mails that wait with all other mails.
    delete: (tx, userId) => forgetJobs(tx, [REMINDER_PUSH.name], { userId, address: undefined }),
  },
};
