import type { LanguageCode } from "@lagom/shared/text/languages";
import { linkButton, mailPage, paragraph } from "../../identity/auth/mail/templates.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { stringsIn } from "../../platform/i18n/strings-in.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { reminderText } from "./reminder-text.ts";

interface Links {
  /** Origin of our pages. */
  webUrl: string;
  unsubscribe: string;
}

/** Builds the mail that reminds somebody. @param due words that wait for a review */
export function reminderMail(
  to: string,
  due: number,
  language: LanguageCode,
  { webUrl, unsubscribe }: Links,
): Mail {
  const { title, lead, action, path } = reminderText(due, language);
  const { mails, reminders } = stringsIn(language);
  const { why, stop } = reminders;
  const link = webUrl + path;
  const before = (label: string) => mails.linkBelow({ action: label });
  return {
    to,
    subject: title,
    text: `${lead}\n\n${before(action)}\n${link}\n\n${why}\n${before(stop)}\n${unsubscribe}\n`,
    html: mailPage(language, title, [
      paragraph(lead),
      linkButton(action, link),
      `<p style="color:#5c6059">${escapeHtml(why)} <a href="${escapeHtml(unsubscribe)}">${escapeHtml(stop)}</a></p>`,
    ]),
    unsubscribe,
  };
}
