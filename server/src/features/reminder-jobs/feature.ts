import type { BackgroundJob } from "../../platform/background-job.ts";
import { queued } from "../../platform/jobs/jobs-of-features.ts";
import type { Feature, FeatureDeps } from "../feature.ts";
import { REMINDER_MAIL, REMINDER_PUSH } from "../reminders/reminder-jobs.ts";
import { findDueReminders } from "./find-due.ts";
import { sendReminderMails } from "./send-reminder-mails.ts";
import { sendReminderPushes } from "./send-reminder-pushes.ts";

const remind: BackgroundJob<FeatureDeps> = {
  name: "remind",
  start({ queue }) {
    queue.recur([{ name: "remind", every: "5 minutes", run: (db) => findDueReminders(db, queue) }]);
    return undefined;
  },
};

export const reminderJobsFeature: Feature = {
  routes: () => {},
  jobs: [remind, queued(REMINDER_MAIL, sendReminderMails), queued(REMINDER_PUSH, sendReminderPushes)],
};
