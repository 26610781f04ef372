import type { JobKind } from "../../platform/jobs/job-kind.ts";
import { REMINDER_PUSH } from "../reminders/reminder-jobs.ts";
import { DICTIONARY_IMPORT } from "./dictionary-job.ts";
import { MAIL_KINDS } from "./mail-kinds.ts";

/** All kinds of jobs that are added while the product serves. */
export const JOB_KINDS: readonly JobKind<never>[] = [...MAIL_KINDS, REMINDER_PUSH, DICTIONARY_IMPORT];
