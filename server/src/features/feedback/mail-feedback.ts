import { and, eq, ne } from "drizzle-orm";
import { notBannedNow } from "../../identity/users/ban.ts";
import type { Config } from "../../platform/config.ts";
import type { Database, Db } from "../../platform/database/open.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { createLogger } from "../../platform/http/logger.ts";
import type { Work } from "../../platform/jobs/job-kind.ts";
import { createHourlyMails } from "../../platform/limits/hourly-mails.ts";
import { createSendMail } from "../../platform/mail/send.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { users } from "../../schema/users.table.ts";
import { ADMINISTRATORS, type FeedbackMail } from "./feedback-mail-job.ts";

/** People may type anything as their address; a reply goes to exactly one valid address, or to none. */
const ONE_ADDRESS = /^[^\s,;<>"@]+@[^\s,;<>"@]+$/;

/** Maximum number of administrators that a message is mailed to. */
const MOST = 20;

/** The name of the list of recipients: none of them is shown another's address. */
const TO_ALL = "Administrators:;";

/** The mail of a message to the administrators, where mail goes out by SMTP. */
export const feedbackMails = (config: Config, feedbackId: number): FeedbackMail[] =>
  config.SMTP_URL ? [{ feedbackId, to: ADMINISTRATORS, purpose: "feedback" }] : [];

interface MailDeps {
  db: Db;
  database: Database;
  config: Config;
}

/**
 * Sends a message, as one mail to `ADMIN_EMAILS`, else to who has a role, unless it was deleted, as with its writer's account. A
 * reply goes to whoever wrote. When the mails of the hour are used up, it is to be read in the inbox alone.
 */
export function sendFeedbackMails({ db, database, config }: MailDeps): Work<FeedbackMail> {
  const send = createSendMail(config);
  const hourly = createHourlyMails({ database, config, log: createLogger(config) });
  return async ({ data: { feedbackId, to }, isFirstAttempt }) => {
    const [written] = await db.select().from(feedback).where(eq(feedback.id, feedbackId));
    if (!written) return;
    const bcc = to === ADMINISTRATORS ? await administrators(db, config) : [to];
    if (bcc.length === 0) return;
    if (isFirstAttempt && (await hourly.take("ordinary")) !== null) return;
    const { name, email, subject, message } = written;
    await send({
      to: TO_ALL,
      bcc,
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
