import { linkButton, mailPage, paragraph } from "../../identity/auth/mail/templates.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { reminderText } from "./reminder-text.ts";

interface Links {
  /** Origin of our pages. */
  webUrl: string;
  unsubscribe: string;
}

/** Builds the mail that reminds somebody. @param due words that wait for a review */
export function reminderMail(to: string, due: number, { webUrl, unsubscribe }: Links): Mail {
  const { title, lead, action, path } = reminderText(due);
  const link = webUrl + path;
  const why = "You get this mail because you asked Lagom to remind you.";
  const stop = "Stop these mails";
  return {
    to,
    subject: title,
    text: `${lead}\n\n${action}:\n${link}\n\n${why}\n${stop}:\n${unsubscribe}\n`,
    html: mailPage(title, [
      paragraph(lead),
      linkButton(action, link),
      `<p style="color:#5c6059">${escapeHtml(why)} <a href="${escapeHtml(unsubscribe)}">${stop}</a></p>`,
    ]),
    unsubscribe,
  };
}
