import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { escapeHtml } from "../../../platform/http/escape-html.ts";
import { stringsIn } from "../../../platform/i18n/strings-in.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { TokenPurpose } from "../../../schema/auth/one-time-tokens.table.ts";
import type { NoticePurpose } from "./notice-mail-job.ts";

/** Paths of the pages where somebody can act who did not make a change. */
const PAGES: Record<NoticePurpose, string> = {
  password_changed: "/auth/password-recovery",
  email_changed: "/contact",
};

/** Builds the mail with a one-time link and its six-digit code. */
export function tokenMail(
  purpose: TokenPurpose,
  to: string,
  link: string,
  code: string,
  language: LanguageCode = "en",
): Mail {
  const { mails } = stringsIn(language);
  const { subject, lead, button, ignore } = mails[purpose];
  const enterCode = mails.enterCode({ code });
  return {
    to,
    subject,
    text: `${lead}\n\n${mails.linkBelow({ action: button })}\n${link}\n\n${enterCode}\n\n${ignore}\n`,
    html: mailPage(language, subject, [
      paragraph(lead),
      linkButton(button, link),
      paragraph(enterCode).replace(code, `<strong>${code}</strong>`),
      `<p style="color:#5c6059">${escapeHtml(ignore)}</p>`,
    ]),
  };
}

/** Builds the mail that tells of a change. @param webUrl origin of our pages */
export function noticeMail(
  purpose: NoticePurpose,
  to: string,
  webUrl: string,
  language: LanguageCode = "en",
): Mail {
  const { mails } = stringsIn(language);
  const { subject, lead, ignore, button } = mails[purpose];
  const link = webUrl + PAGES[purpose];
  return {
    to,
    subject,
    text: `${lead}\n\n${ignore}\n\n${mails.linkBelow({ action: button })}\n${link}\n`,
    html: mailPage(language, subject, [paragraph(lead), paragraph(ignore), linkButton(button, link)]),
  };
}

/** A paragraph of a mail. */
export const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** A link of a mail that looks like a button. */
export const linkButton = (label: string, link: string) =>
  `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2a24;color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** The HTML of a mail. @param content paragraphs, as HTML */
export function mailPage(language: LanguageCode, title: string, content: readonly string[]): string {
  // On the body too, since some mail programs leave out what is around it.
  const written = `lang="${language}" dir="${languageOf(language).dir}"`;
  return `<!doctype html>
<html ${written}><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body ${written} style="background:#fbf6ea;color:#1f2a24;font:16px/1.5 sans-serif;padding:24px">
${content.join("\n")}
</body></html>`;
}
