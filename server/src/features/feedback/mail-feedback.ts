import type { ParsedInput } from "@lagom/shared/contract/calls";
import { and, ne } from "drizzle-orm";
import { notBannedNow } from "../../identity/users/ban.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { SendMail } from "../../platform/mail/mail.ts";
import { users } from "../../schema/users.table.ts";

type Feedback = ParsedInput<"POST /api/contact">["body"];

/** People may type anything as their address; a reply goes to exactly one valid address, or to none. */
const ONE_ADDRESS = /^[^\s,;<>"@]+@[^\s,;<>"@]+$/;

/** Maximum number of administrators a message is mailed to. */
const MOST = 20;

/**
 * Mails a message to the administrators where mail goes out by SMTP: to `ADMIN_EMAILS`, else to who has a role. An answer
 * goes to whoever wrote.
 */
export async function mailFeedback(
  db: Db,
  config: Config,
  send: SendMail,
  feedback: Feedback,
): Promise<void> {
  if (!config.SMTP_URL) return;
  const { name, email, subject, message } = feedback;
  for (const to of await administrators(db, config)) {
    await send({
      to,
      ...(ONE_ADDRESS.test(email) ? { replyTo: email } : {}),
      subject: `Feedback: ${subject.replace(/\s+/g, " ")}`,
      text: `${name} <${email}> wrote:\n\n${message}\n`,
      html: `<p>${escapeHtml(`${name} <${email}> wrote:`)}</p>\n<pre style="white-space:pre-wrap">${escapeHtml(message)}</pre>`,
    });
  }
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
