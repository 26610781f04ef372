import { NOTICE_MAIL } from "../../identity/auth/mail/notice-mail-job.ts";
import { TOKEN_MAIL } from "../../identity/auth/mail/token-mail-job.ts";
import type { JobKind } from "../../platform/jobs/job-kind.ts";
import { FEEDBACK_MAIL } from "../feedback/feedback-mail-job.ts";
import { REMINDER_MAIL } from "../reminders/reminder-jobs.ts";

/** All kinds of jobs that send mails. */
export const MAIL_KINDS: readonly JobKind<never>[] = [TOKEN_MAIL, NOTICE_MAIL, FEEDBACK_MAIL, REMINDER_MAIL];
