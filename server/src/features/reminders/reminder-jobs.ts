import type { JobKind } from "../../platform/jobs/job-kind.ts";

const HOUR_MS = 3_600_000;

/** A reminder that comes later than this says nothing any more. */
export const REMINDER_LATE_MS = 3 * HOUR_MS;

/** A mail that reminds a user. */
export interface ReminderMail {
  userId: string;
  to: string;
  purpose: "reminder";
  /** The user's day, as `2026-11-21`. */
  day: string;
}

/** Messages to all browsers of a user. */
export interface ReminderPush {
  userId: string;
  day: string;
}

export const REMINDER_MAIL: JobKind<ReminderMail> = {
  name: "reminder-mail",
  attemptSeconds: 120,
  lifeMs: () => REMINDER_LATE_MS,
};

export const REMINDER_PUSH: JobKind<ReminderPush> = {
  name: "reminder-push",
  attemptSeconds: 300,
  lifeMs: () => REMINDER_LATE_MS,
};
