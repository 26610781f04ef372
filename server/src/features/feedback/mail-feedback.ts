import { and, eq, ne } from "drizzle-orm";
import { notBannedNow } from "../../identity/users/ban.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { Work } from "../../platform/jobs/job-kind.ts";
import { createSendMail } from "../../platform/mail/send.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { users } from "../../schema/users.table.ts";
import type { FeedbackMail } from "./feedback-mail-job.ts";

/** People may type anything as their address; a reply goes to exactly one valid address, or to none. */
const ONE_ADDRESS = /^[^\s,;<>"@]+@[^\s,;<>"@]+$/;

/** Maximum number of administrators a message is mailed to. */
const MOST = 20;

/**
 * The mails of a message to the administrators where mail goes out by SMTP: to `ADMIN_EMAILS`, else to who has a role.
 * @param db the caller's transaction
 */
export async function feedbackMails(db: Db, config: Config, feedbackId: number): Promise<FeedbackMail[]> {
  if (!config.SMTP_URL) return [];
  const recipients = await administrators(db, config);
  return recipients.map((to) => ({ feedbackId, to, purpose: "feedback" }));
}

/** Sends a message unless it was deleted, as with its writer's account. A reply goes to whoever wrote. */
export function sendFeedbackMails({ db, config }: { db: Db; config: Config }): Work<FeedbackMail> {
  const send = createSendMail(config);
  return async ({ data: { feedbackId, to } }) => {
    const [written] = await db.select().from(feedback).where(eq(feedback.id, feedbackId));
    if (!written) return;
    const { name, email, subject, message } = written;
    await send({
      to,
      ...(ONE_ADDRESS.test(email) ? { replyTo: email } : {}),
      subject: `Feedback: ${subject.replace(/\s+/g, " ")}`,
      text: `${name} <${email}> wrote:\n\n${message}\n`,
      html: `<p>${escapeHtml(`${name} <${email}> wrote:`)}</p>\n<pre style="white-space:pre-wrap">${escapeHtml(message)}</pre>`,
    });
  };
}

async function administrators(db: Db, config: Config): Promise<readonly string[]> {
  if (config.ADMIN_EMAILS.length > 0) return config.ADMIN_EMAILS.slice(0, MOST);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(ne(users.role, "user"), notBannedNow()))
    .limit(MOST);
  return rows.map(({ email }) => email);
}
