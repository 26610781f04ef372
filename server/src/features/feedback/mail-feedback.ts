import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { and, eq, inArray, ne } from "drizzle-orm";
import { notBannedNow } from "../../identity/users/ban.ts";
import type { Config } from "../../platform/config.ts";
import type { Database, Db } from "../../platform/database/open.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { createLogger } from "../../platform/http/logger.ts";
import { stringsIn } from "../../platform/i18n/strings-in.ts";
import type { Work } from "../../platform/jobs/job-kind.ts";
import { createHourlyMails } from "../../platform/limits/hourly-mails.ts";
import { createSendMail } from "../../platform/mail/send.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { preferences } from "../../schema/preferences.table.ts";
import { users } from "../../schema/users.table.ts";
import { ADMINISTRATORS, type FeedbackMail } from "./feedback-mail-job.ts";

/** People may type anything as their address; a reply goes to exactly one valid address, or to none. */
const ONE_ADDRESS = /^[^\s,;<>"@]+@[^\s,;<>"@]+$/;

/** Maximum number of administrators that a message is mailed to. */
const MOST = 20;

/** The name of the list of recipients: none of them is shown another's address. */
const TO_ALL = "Administrators:;";

/** The mails of a message to the administrators, one in each of their languages, where mail goes out by SMTP. */
export async function feedbackMails(db: Db, config: Config, feedbackId: number): Promise<FeedbackMail[]> {
  if (!config.SMTP_URL) return [];
  const languages = new Set((await administrators(db, config)).map(({ language }) => language));
  return [...languages].map((language) => ({
    feedbackId,
    to: ADMINISTRATORS,
    language,
    purpose: "feedback",
  }));
}

interface MailDeps {
  db: Db;
  database: Database;
  config: Config;
}

/**
 * Sends a message to those of `ADMIN_EMAILS`, else of who has a role, who have a language, as one mail, unless it was deleted, as
 * with its writer's account. A reply goes to whoever wrote. When the mails of the hour are used up, it is to be read in the inbox
 * alone.
 */
export function sendFeedbackMails({ db, database, config }: MailDeps): Work<FeedbackMail> {
  const send = createSendMail(config);
  const hourly = createHourlyMails({ database, config, log: createLogger(config) });
  return async ({ data: { feedbackId, to, language }, isFirstAttempt }) => {
    const [written] = await db.select().from(feedback).where(eq(feedback.id, feedbackId));
    if (!written) return;
    const bcc = to === ADMINISTRATORS ? await addressesOf(db, config, language) : [to];
    if (bcc.length === 0) return;
    if (isFirstAttempt && (await hourly.take("ordinary")) !== null) return;
    const { name, email, subject, message } = written;
    const { feedback: strings } = stringsIn(language ?? "en");
    const wrote = strings.wrote({ name, email });
    await send({
      to: TO_ALL,
      bcc,
      ...(ONE_ADDRESS.test(email) ? { replyTo: email } : {}),
      subject: strings.subject({ subject: subject.replace(/\s+/g, " ") }),
      text: `${wrote}\n\n${message}\n`,
      html: `<p>${escapeHtml(wrote)}</p>\n<pre style="white-space:pre-wrap">${escapeHtml(message)}</pre>`,
    });
  };
}

async function addressesOf(
  db: Db,
  config: Config,
  language: LanguageCode | undefined,
): Promise<readonly string[]> {
  const all = await administrators(db, config);
  return all.filter((one) => !language || one.language === language).map(({ email }) => email);
}

interface Administrator {
  email: string;
  /** The source language of the account with this address; English without one. */
  language: LanguageCode;
}

async function administrators(db: Db, { ADMIN_EMAILS }: Config): Promise<readonly Administrator[]> {
  const named = ADMIN_EMAILS.slice(0, MOST);
  const rows = await db
    .select({ email: users.email, language: preferences.sourceLanguage })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(
      named.length > 0
        ? inArray(users.email, [...named, ...named.map(lowerCase)])
        : and(ne(users.role, "user"), notBannedNow()),
    )
    .limit(MOST);
  const found = rows.map(({ email, language }) => ({ email, language: languageOf(language ?? "en").code }));
  if (named.length === 0) return found;
  const languages = new Map(found.map(({ email, language }) => [lowerCase(email), language]));
  return named.map((email) => ({ email, language: languages.get(lowerCase(email)) ?? "en" }));
}

const lowerCase = (email: string): string => email.toLowerCase();
