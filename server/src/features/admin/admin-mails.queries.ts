import type { Reply } from "@lagom/shared/contract/calls";
import { eq } from "drizzle-orm";
import type { NoticeMail } from "../../identity/auth/mail/notice-mail-job.ts";
import type { TokenMail } from "../../identity/auth/mail/token-mail-job.ts";
import type { Db } from "../../platform/database/open.ts";
import type { CurrentUser } from "../../platform/http/current-user.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import {
  type DeadLetter,
  deleteDeadLetter,
  findDeadLetter,
  forgetJobs,
  jobsOf,
  listDeadLetters,
} from "../../platform/jobs/dead-letters.queries.ts";
import type { JobQueue } from "../../platform/jobs/queue.ts";
import { users } from "../../schema/users.table.ts";
import type { FeedbackMail } from "../feedback/feedback-mail-job.ts";
import type { ReminderMail } from "../reminders/reminder-jobs.ts";
import { type Logged, writeLog } from "./admin-log.queries.ts";
import { MAIL_KINDS } from "./mail-kinds.ts";
import { type Page, pageOf, windowOf } from "./page.ts";

type AnyMail = TokenMail | NoticeMail | FeedbackMail | ReminderMail;

const QUEUES = MAIL_KINDS.map(({ name }) => name);

/** Mails that were given up, the latest first. */
export async function listMails(db: Db, page: Page): Promise<Reply<"GET /api/admin/mails">> {
  const mails = await listDeadLetters<AnyMail>(db, QUEUES, windowOf(page));
  return {
    mails: mails.slice(0, page.limit).map(({ id, data, addedAt, givenUpAt, attempts, failure }) => ({
      id,
      to: data.to,
      purpose: data.purpose,
      asked_at: addedAt.toISOString(),
      given_up_at: givenUpAt.toISOString(),
      attempts,
      failure,
    })),
    ...pageOf(page, mails),
  };
}

/** Tries a mail once more. @throws HttpError not_found */
export async function retryMail(db: Db, queue: JobQueue, by: CurrentUser, id: string): Promise<Logged> {
  const logged = await db.transaction(async (tx) => {
    const mail = await find(tx, id);
    await queue.retry(tx, mail.name, id);
    return writeLog(tx, by, { action: "mail_retried", ...targetOf(mail) });
  });
  for (const kind of MAIL_KINDS) queue.wake(kind);
  return logged;
}

/** Deletes a mail that was given up. @throws HttpError not_found */
export function deleteMail(db: Db, by: CurrentUser, id: string): Promise<Logged> {
  return db.transaction(async (tx) => {
    const mail = await find(tx, id);
    await deleteDeadLetter(tx, QUEUES, id);
    return writeLog(tx, by, { action: "mail_deleted", ...targetOf(mail) });
  });
}

/** A user's mails that have not gone out, for the export. */
export async function* exportMails(db: Db, userId: string) {
  for (const { data, addedAt } of await jobsOf<AnyMail>(db, QUEUES, await whose(db, userId))) {
    yield { to: data.to, purpose: data.purpose, asked_at: addedAt.toISOString() };
  }
}

/** Deletes a user's mails that have not gone out. */
export async function forgetMails(tx: Db, userId: string): Promise<void> {
  await forgetJobs(tx, QUEUES, await whose(tx, userId));
}

async function whose(db: Db, userId: string) {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return { userId, address: user?.email };
}

async function find(tx: Db, id: string) {
  const mail = await findDeadLetter<AnyMail>(tx, QUEUES, id);
  if (!mail) throw new HttpError("not_found", ({ admin }) => admin.noMail);
  return mail;
}

const targetOf = ({ id, data }: DeadLetter<AnyMail>) => ({
  targetId: id,
  targetName: data.to,
  subjectId: "userId" in data ? data.userId : null,
});
